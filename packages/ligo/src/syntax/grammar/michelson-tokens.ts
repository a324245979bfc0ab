import type { Stack } from '@lezer/lr';
import { Constructor, Instruction, Section, Type } from './generated/michelson.terms';
import { kindOfWord, type WordKind } from './michelson-words';

const termOf: Readonly<Record<WordKind, number>> = {
  section: Section,
  type: Type,
  constructor: Constructor,
  instruction: Instruction,
};

/** The term of a known word; -1 for a plain word, which `checkSyntax` reports. */
export function classifyWord(word: string, _stack: Stack): number {
  const kind = kindOfWord(word);
  return kind ? termOf[kind] : -1;
}
