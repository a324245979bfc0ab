/** The directives of the dialect, one file each. `since` and `until` are applied before, in ../versions.ts. */
import { admonition } from './admonition';
import { details } from './details';
import type { Directive } from './directive';
import { fails, sample } from './sample';
import { syntaxBlock, syntaxWords } from './syntax';
import { strayTab, tabs } from './tabs';

export const DIRECTIVES: readonly Directive[] = [
  admonition,
  details,
  fails,
  sample,
  strayTab,
  syntaxBlock,
  syntaxWords,
  tabs,
];

/** Names that a writer may use, for hints. */
export const DIRECTIVE_NAMES: readonly string[] = [...DIRECTIVES.flatMap(({ names }) => names), 'since', 'until'];
