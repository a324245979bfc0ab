/** Michelson in text, JSON and bytes: nothing throws, and every form leads back to the same tree. */
import {
  bytes,
  checkExpression,
  checkScript,
  decodeMicheline,
  encodeMicheline,
  fromJson,
  int,
  isSame,
  layOutMicheline,
  type Micheline,
  parseMicheline,
  prim,
  printMicheline,
  sequence,
  string,
  toJson,
} from '@ligo-docs/ligo/michelson';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const NAMES =
  'DUP DROP SWAP PUSH PAIR UNPAIR CAR CDR IF IF_NONE IF_LEFT LOOP ITER MAP DIP LAMBDA EXEC APPLY NIL CONS SOME NONE UNIT ADD COMPARE EQ UPDATE GET EMPTY_MAP FAILWITH CREATE_CONTRACT VIEW EMIT parameter storage code view int nat string bytes pair or option list map big_map lambda contract ticket unit operation Pair Left Right Some None Elt True Unit'.split(
    ' ',
  );

const annotation = fc
  .tuple(fc.constantFrom('%', ':', '@'), fc.stringMatching(/^[a-z_][a-z0-9_.]{0,5}$/))
  .map((parts) => parts.join(''));

const digits = fc.uint8Array({ maxLength: 5 }).map((data) => Buffer.from(data).toString('hex'));

const { tree } = fc.letrec<{ tree: Micheline }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.bigInt().map((value) => int(value)),
    fc.string().map((value) => string(value)),
    digits.map((value) => bytes(value)),
    fc
      .tuple(
        fc.constantFrom(...NAMES),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.array(annotation, { maxLength: 2 }),
      )
      .map(([name, args, annots]) => prim(name, args, annots)),
    fc.array(tie('tree'), { maxLength: 4 }).map((items) => sequence(items)),
  ),
}));

test('every form of a tree leads back to it', () => {
  fc.assert(
    fc.property(tree, (node) => {
      // A list of one expression is printed in braces, and a single expression stands for itself.
      expect(isSame(parseMicheline(printMicheline(node)).tree, node)).toBe(true);
      expect(isSame(parseMicheline(layOutMicheline(node)).tree, node)).toBe(true);
      expect(isSame(decodeMicheline(encodeMicheline(node) ?? '') ?? sequence([]), node)).toBe(true);
      expect(isSame(fromJson(toJson(node)) ?? sequence([]), node)).toBe(true);
    }),
  );
});

test('any tree gets a verdict', () => {
  fc.assert(
    fc.property(tree, (node) => {
      const { types, problems } = checkScript(node);
      expect(types === undefined).toBe(problems.length > 0);
      const code = checkExpression(node, []);
      expect(code.after === undefined).toBe(code.problems.length > 0);
    }),
  );
});

/** Pieces of Michelson in any order. */
const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...NAMES,
        '{',
        '}',
        '(',
        ')',
        ';',
        '#',
        '/*',
        '*/',
        '"',
        '\\',
        '0x',
        '-',
        '%',
        '%a',
        '\n',
      ),
      fc.string({ maxLength: 3 }),
      fc.integer().map(String),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(' '));

test('any text is parsed, and problems are within it', () => {
  fc.assert(
    fc.property(soup, (text) => {
      const { tree: parsed, problems } = parseMicheline(text);
      for (const { span } of problems) {
        expect(span?.from).toBeGreaterThanOrEqual(0);
        expect(span?.to).toBeLessThanOrEqual(text.length);
      }
      const printed = printMicheline(parsed);
      if (problems.length === 0) expect(printMicheline(parseMicheline(printed).tree)).toBe(printed);
    }),
  );
});

test('any bytes are decoded or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (data) => {
      const node = decodeMicheline(Buffer.from(data).toString('hex'));
      if (!node) return;
      const encoded = encodeMicheline(node);
      expect(encoded && isSame(decodeMicheline(encoded) ?? sequence([]), node)).toBe(true);
    }),
  );
});
