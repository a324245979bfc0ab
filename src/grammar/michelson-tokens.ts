import { Constructor, Instruction, Section, Type } from './generated/michelson.terms.ts';
import { kindOfWord, type WordKind } from './michelson-words.ts';

const termOf: Readonly<Record<WordKind, number>> = {
  section: Section,
  type: Type,
  constructor: Constructor,
  instruction: Instruction,
};

/** The term of a known word; -1 leaves it a plain word, which `checkSyntax` reports. */
export function classifyWord(word: string): number {
  const kind = kindOfWord(word);
  return kind ? termOf[kind] : -1;
}
