import { describe } from 'vitest';
import { suggestionCases } from './suggestion-cases.ts';

describe('the suggestions on the pull request', () => suggestionCases());
