/** The directives of the dialect, one file each. `since` and `until` are applied before, in ../versions.ts. */
import { admonition } from './admonition';
import { anchor } from './anchor';
import { details } from './details';
import type { Directive } from './directive';
import { fails, sample } from './sample';
import { syntaxBlock, syntaxWords } from './syntax';
import { strayTab, tabs } from './tabs';

export const DIRECTIVES: readonly Directive[] = [
  admonition,
  anchor,
  details,
  fails,
  sample,
  strayTab,
  syntaxBlock,
  syntaxWords,
  tabs,
];

export const VERSION_DIRECTIVES: readonly string[] = ['since', 'until'];

/** The names of all directives, for suggestions. */
export const DIRECTIVE_NAMES: readonly string[] = [
  ...new Set([...DIRECTIVES.flatMap(({ names }) => names), ...VERSION_DIRECTIVES]),
];
