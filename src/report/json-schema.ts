/**
 * The JSON report as a JSON Schema: published as docs/json-report.schema.json, and what the command merge holds its
 * parts against.
 */
export const jsonReportSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'mcpdesc-check JSON report, version 1',
  description:
    'What --format json writes. Lines and columns count from 1, offsets from 0; columns and offsets count UTF-16 code units and ends are exclusive. Members may be added within version 1; absent members are omitted.',
  type: 'object',
  required: ['version', 'tool', 'files', 'summary'],
  properties: {
    version: {
      const: 1,
    },
    tool: {
      type: 'object',
      required: ['name', 'version'],
      properties: {
        name: {
          type: 'string',
        },
        version: {
          type: 'string',
        },
      },
    },
    part: {
      description:
        'Only where --shard was given: which part of the run this is, and a file with findings that hold if no other part disagrees. The command merge makes the whole of all parts.',
      type: 'object',
      required: ['index', 'count', 'run'],
      properties: {
        index: {
          type: 'integer',
          minimum: 1,
        },
        count: {
          type: 'integer',
          minimum: 1,
        },
        run: {
          description: 'The same in all parts of a run.',
          type: 'string',
        },
        pending: {
          $ref: '#/$defs/file',
        },
      },
    },
    files: {
      description: 'Every checked file, by path, and the config file where its ignores have findings.',
      type: 'array',
      items: {
        $ref: '#/$defs/file',
      },
    },
    problems: {
      description:
        'What kept part of the work from being done; only where there is something. Such a run has failed whatever was found.',
      type: 'array',
      minItems: 1,
      items: {
        $ref: '#/$defs/problem',
      },
    },
    summary: {
      description: 'A suppressed finding counts as suppressed and as nothing else.',
      type: 'object',
      required: ['files', 'errors', 'warnings', 'notes', 'suppressed'],
      properties: {
        files: {
          $ref: '#/$defs/count',
        },
        errors: {
          $ref: '#/$defs/count',
        },
        warnings: {
          $ref: '#/$defs/count',
        },
        notes: {
          $ref: '#/$defs/count',
        },
        suppressed: {
          $ref: '#/$defs/count',
        },
      },
    },
  },
  $defs: {
    count: {
      type: 'integer',
      minimum: 0,
    },
    protocolVersions: {
      description: 'MCP protocol versions, oldest first.',
      type: 'array',
      uniqueItems: true,
      items: {
        type: 'string',
        pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      },
    },
    pointer: {
      description: 'JSON Pointer (RFC 6901); of a missing member, the one it would have.',
      type: 'string',
      pattern: '^(?:/(?:[^~/]|~[01])*)*$',
    },
    position: {
      type: 'object',
      required: ['line', 'column', 'offset'],
      properties: {
        line: {
          type: 'integer',
          minimum: 1,
        },
        column: {
          type: 'integer',
          minimum: 1,
        },
        offset: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    range: {
      type: 'object',
      required: ['start', 'end'],
      properties: {
        start: {
          $ref: '#/$defs/position',
        },
        end: {
          $ref: '#/$defs/position',
        },
      },
    },
    finding: {
      type: 'object',
      required: ['rule', 'severity', 'message', 'protocolVersions', 'pointer', 'range'],
      properties: {
        rule: {
          type: 'string',
        },
        severity: {
          enum: ['error', 'warning', 'note'],
        },
        message: {
          type: 'string',
        },
        protocolVersions: {
          description:
            'The versions in which the finding holds; all declared ones where it does not depend on the version.',
          $ref: '#/$defs/protocolVersions',
        },
        pointer: {
          $ref: '#/$defs/pointer',
        },
        range: {
          $ref: '#/$defs/range',
        },
        related: {
          description: 'Other places that help to understand the finding.',
          type: 'array',
          items: {
            type: 'object',
            required: ['message', 'pointer', 'range'],
            properties: {
              message: {
                type: 'string',
              },
              pointer: {
                $ref: '#/$defs/pointer',
              },
              range: {
                $ref: '#/$defs/range',
              },
            },
          },
        },
        suppressed: {
          description: 'Somebody has decided to live with the finding.',
          type: 'object',
          required: ['by', 'reason'],
          properties: {
            by: {
              type: 'string',
            },
            reason: {
              type: 'string',
            },
          },
        },
        fix: {
          description: 'Replacements that may be applied without a second thought.',
          type: 'object',
          required: ['title', 'edits'],
          properties: {
            title: {
              type: 'string',
            },
            edits: {
              type: 'array',
              items: {
                type: 'object',
                required: ['start', 'end', 'text'],
                properties: {
                  start: {
                    type: 'integer',
                    minimum: 0,
                  },
                  end: {
                    type: 'integer',
                    minimum: 0,
                  },
                  text: {
                    type: 'string',
                  },
                },
              },
            },
          },
        },
        source: {
          description:
            'In a part of a run only: the line on which the finding starts, of which the reports of the whole are made.',
          type: 'object',
          required: ['excerpt', 'caret', 'length', 'hash'],
          properties: {
            excerpt: {
              type: 'string',
            },
            caret: {
              $ref: '#/$defs/count',
            },
            length: {
              $ref: '#/$defs/count',
            },
            hash: {
              type: 'string',
            },
            content: {
              type: 'string',
            },
          },
        },
      },
    },
    leftOut: {
      description:
        'How many findings are not listed, where there are more than are reported of one file; the counts include them.',
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['severity', 'protocolVersions', 'count'],
        properties: {
          severity: {
            enum: ['error', 'warning', 'note'],
          },
          protocolVersions: {
            $ref: '#/$defs/protocolVersions',
          },
          suppressed: {
            description: 'Somebody has decided to live with these.',
            const: true,
          },
          count: {
            type: 'integer',
            minimum: 1,
          },
        },
      },
    },
    file: {
      type: 'object',
      required: ['path', 'mcpdesc', 'protocolVersions', 'findings'],
      properties: {
        path: {
          type: 'string',
        },
        mcpdesc: {
          description: 'The version of the description format as written; null where it could not be read.',
          type: ['string', 'null'],
        },
        protocolVersions: {
          description: 'The declared versions that this release knows.',
          $ref: '#/$defs/protocolVersions',
        },
        findings: {
          description: 'By offset, then rule.',
          type: 'array',
          items: {
            $ref: '#/$defs/finding',
          },
        },
        leftOut: {
          $ref: '#/$defs/leftOut',
        },
        config: {
          description: 'This is the config file, which is no description and not counted: its ignores have findings.',
          const: true,
        },
        whatIf: {
          description:
            'What would be found in protocol versions that the file does not declare; never part of the summary.',
          type: 'array',
          items: {
            type: 'object',
            required: ['protocolVersion', 'errors', 'warnings', 'findings'],
            properties: {
              protocolVersion: {
                type: 'string',
              },
              errors: {
                $ref: '#/$defs/count',
              },
              warnings: {
                $ref: '#/$defs/count',
              },
              findings: {
                type: 'array',
                items: {
                  $ref: '#/$defs/finding',
                },
              },
              leftOut: {
                $ref: '#/$defs/leftOut',
              },
            },
          },
        },
      },
    },
    problem: {
      type: 'object',
      required: ['kind', 'path', 'message'],
      properties: {
        kind: {
          description: 'operator: an unreadable file, for instance. crash: an error of this tool.',
          enum: ['operator', 'crash'],
        },
        path: {
          type: 'string',
        },
        rule: {
          description: 'The rule whose check crashed.',
          type: 'string',
        },
        message: {
          type: 'string',
        },
      },
    },
  },
} as const;
