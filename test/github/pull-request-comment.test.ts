import { describe } from 'vitest';
import { commentCases } from './comment-cases.ts';

describe('the comment on the pull request', () => commentCases());
