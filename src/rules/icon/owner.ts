import type { Subject } from '../../describe/subject.ts';

/** Whose icon it is: icons of the server stand in every version, those of declarations and links came later. */
export const ownerOf = ({ within }: Subject): 'server' | 'declaration' =>
  within?.surfaces.includes('info') ? 'server' : 'declaration';
