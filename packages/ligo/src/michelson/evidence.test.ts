/** The recorded contracts: what the compiler made of them is read, printed, encoded and accepted. */
import { expect, test } from 'vitest';
import { evidenceLines } from '../../../../tests/helpers/evidence';
import {
  checkScript,
  constantHash,
  decodeMicheline,
  encodeMicheline,
  expandConstants,
  isSame,
  layOutMicheline,
  parseMicheline,
  printMicheline,
  sequence,
  sizeOfMicheline,
} from './index';

interface Recorded {
  readonly file: string;
  readonly michelson: string;
  readonly size: number;
  readonly bytes: string;
  readonly michelson_unoptimised: string;
  readonly size_unoptimised: number;
}

const contracts = evidenceLines<Recorded>('michelson');

test('text is printed as it was', () => {
  for (const { michelson } of contracts) {
    const { tree, problems } = parseMicheline(michelson);
    expect(problems).toEqual([]);
    expect(printMicheline(tree)).toBe(michelson);
    expect(printMicheline(parseMicheline(layOutMicheline(tree)).tree)).toBe(michelson);
  }
});

test('bytes and sizes are those of the compiler', () => {
  for (const { michelson, bytes, size, michelson_unoptimised, size_unoptimised } of contracts) {
    const { tree } = parseMicheline(michelson);
    expect(encodeMicheline(tree)).toBe(bytes);
    expect(sizeOfMicheline(tree)).toBe(size);
    expect(isSame(decodeMicheline(bytes) ?? sequence([]), tree)).toBe(true);
    expect(sizeOfMicheline(parseMicheline(michelson_unoptimised).tree)).toBe(size_unoptimised);
  }
});

/** The constants that these contracts refer to. */
const CONSTANTS = new Map(
  ['{ PUSH int 25 ; MUL }', '{ PUSH int 2 ; PUSH int 3 ; DIG 2 ; MUL ; ADD }'].map((text) => {
    const { tree } = parseMicheline(text);
    return [constantHash(tree) ?? '', tree] as const;
  }),
);

test('every contract is accepted', () => {
  for (const { file, michelson } of contracts) {
    const { tree } = parseMicheline(michelson);
    const expanded = expandConstants(tree, CONSTANTS);
    if (expanded.problems.length === 0)
      expect([file, checkScript(expanded.tree).problems]).toEqual([file, []]);
  }
});
