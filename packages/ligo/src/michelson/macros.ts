/** Expands macros, the abbreviations that tools accept and the chain does not know. */
import { int, type Micheline, type MichelinePrim, prim, sequence } from './tree';

/** The tree with every macro replaced by a sequence of instructions. */
export function expandMacros(node: Micheline): Micheline {
  if (node.kind === 'sequence') return { ...node, items: node.items.map(expandMacros) };
  if (node.kind !== 'prim') return node;
  const expanded = expandOne({ ...node, args: node.args.map(expandMacros) });
  return { ...expanded, span: node.span };
}

function expandOne(node: MichelinePrim): Micheline {
  for (const { pattern, expand } of MACROS) {
    const match = pattern.exec(node.prim);
    const found = match && expand(node, match[1] ?? '');
    if (found) return found;
  }
  return node;
}

interface Macro {
  readonly pattern: RegExp;
  /** `part` is the first group of the pattern. Undefined if the instruction is no macro after all. */
  readonly expand: (node: MichelinePrim, part: string) => Micheline | undefined;
}

const FAIL = sequence([prim('UNIT'), prim('FAILWITH')]);
const NOTHING = sequence([]);

const compareAnd = (test: string): Micheline => sequence([prim('COMPARE'), prim(test)]);

/** Asserts that the top of the stack takes this branch of an instruction. */
const assertion = (name: string, isFirst: boolean): Micheline =>
  sequence([prim(name, isFirst ? [NOTHING, FAIL] : [FAIL, NOTHING])]);

const MACROS: readonly Macro[] = [
  { pattern: /^FAIL$/, expand: ({ args }) => (args.length === 0 ? FAIL : undefined) },
  { pattern: /^CMP(EQ|NEQ|LT|LE|GT|GE)$/, expand: (_, test) => compareAnd(test) },
  {
    pattern: /^IFCMP(EQ|NEQ|LT|LE|GT|GE)$/,
    expand: ({ args }, test) => sequence([compareAnd(test), prim('IF', args)]),
  },
  {
    pattern: /^IF(EQ|NEQ|LT|LE|GT|GE)$/,
    expand: ({ args }, test) => sequence([prim(test), prim('IF', args)]),
  },
  { pattern: /^IF_SOME$/, expand: ({ args }) => sequence([prim('IF_NONE', [...args].reverse())]) },
  { pattern: /^IF_RIGHT$/, expand: ({ args }) => sequence([prim('IF_LEFT', [...args].reverse())]) },
  { pattern: /^ASSERT$/, expand: () => assertion('IF', true) },
  { pattern: /^ASSERT_NONE$/, expand: () => assertion('IF_NONE', true) },
  { pattern: /^ASSERT_SOME$/, expand: () => assertion('IF_NONE', false) },
  { pattern: /^ASSERT_LEFT$/, expand: () => assertion('IF_LEFT', true) },
  { pattern: /^ASSERT_RIGHT$/, expand: () => assertion('IF_LEFT', false) },
  {
    pattern: /^ASSERT_CMP(EQ|NEQ|LT|LE|GT|GE)$/,
    expand: (_, test) => sequence([compareAnd(test), assertion('IF', true)]),
  },
  {
    pattern: /^ASSERT_(EQ|NEQ|LT|LE|GT|GE)$/,
    expand: (_, test) => sequence([prim(test), assertion('IF', true)]),
  },
  {
    pattern: /^DI(I+)P$/,
    expand: ({ args }, more) => prim('DIP', [int(BigInt(more.length + 1)), ...args]),
  },
  { pattern: /^DU(U+)P$/, expand: ({ annots }, more) => prim('DUP', [int(BigInt(more.length + 1))], annots) },
  { pattern: /^C([AD]{2,})R$/, expand: ({ annots }, path) => access(path, annots) },
  { pattern: /^(C[AD]R)$/, expand: ({ args: [position] }, name) => part(name, position) },
  { pattern: /^SET_C([AD]+)R$/, expand: (_, path) => replaceAt(path, undefined) },
  { pattern: /^MAP_C([AD]+)R$/, expand: ({ args: [code] }, path) => code && replaceAt(path, code) },
  { pattern: /^P([PAI]{3,})R$/, expand: (node, shape) => nestedPairs(`P${shape}`, node, 'PAIR') },
  { pattern: /^UNP([PAI]{3,})R$/, expand: (node, shape) => nestedPairs(`P${shape}`, node, 'UNPAIR') },
];

/** `CADR` is `{ CAR ; CDR }`. Annotations belong to the last instruction. */
function access(path: string, annots: readonly string[]): Micheline {
  const steps = [...path].map((half, index) =>
    prim(`C${half}R`, [], index === path.length - 1 ? annots : []),
  );
  return sequence(steps);
}

/** `CAR n` and `CDR n` count the parts of a comb. */
function part(name: string, position: Micheline | undefined): Micheline | undefined {
  if (position?.kind !== 'int') return undefined;
  return prim('GET', [int(2n * position.value + (name === 'CAR' ? 1n : 0n))]);
}

/** Replaces the part at the end of a path: by what the code makes of it, or else by the second value on the stack. */
function replaceAt(path: string, code: Micheline | undefined): Micheline {
  const isLeft = path.startsWith('A');
  if (path.length > 1) {
    const inner = replaceAt(path.slice(1), code);
    return sequence([
      prim('DUP'),
      prim('DIP', [sequence([prim(isLeft ? 'CAR' : 'CDR'), inner])]),
      prim(isLeft ? 'CDR' : 'CAR'),
      ...(isLeft ? [prim('SWAP')] : []),
      prim('PAIR'),
    ]);
  }
  if (!code) {
    return isLeft
      ? sequence([prim('CDR'), prim('SWAP'), prim('PAIR')])
      : sequence([prim('CAR'), prim('PAIR')]);
  }
  return isLeft
    ? sequence([
        prim('DUP'),
        prim('CDR'),
        prim('DIP', [sequence([prim('CAR'), code])]),
        prim('SWAP'),
        prim('PAIR'),
      ])
    : sequence([prim('DUP'), prim('CDR'), code, prim('SWAP'), prim('CAR'), prim('PAIR')]);
}

/** `PAPPAIIR`: a tree of pairs, where `P` has two branches, `A` is a left leaf and `I` a right leaf. */
function nestedPairs(shape: string, node: MichelinePrim, name: 'PAIR' | 'UNPAIR'): Micheline | undefined {
  const tree = parseShape(shape);
  if (node.args.length > 0 || !tree) return undefined;
  const steps = pairSteps(tree, 0, name);
  return sequence(name === 'PAIR' ? steps.reverse() : steps);
}

/** Undefined for leaves. */
type Branch = Shape | undefined;

interface Shape {
  readonly left: Branch;
  readonly right: Branch;
}

function parseShape(letters: string): Shape | undefined {
  let position = 0;
  let isValid = true;
  const pair = (): Shape => {
    position++;
    return { left: branch('A'), right: branch('I') };
  };
  const branch = (leaf: 'A' | 'I'): Branch => {
    if (letters[position] === 'P') return pair();
    isValid &&= letters[position] === leaf;
    position++;
    return undefined;
  };
  const tree = pair();
  return isValid && position === letters.length ? tree : undefined;
}

/** The instructions that take the pairs apart. The right one comes first, while the left one is still one value. */
function pairSteps({ left, right }: Shape, depth: number, name: string): Micheline[] {
  const own = depth === 0 ? prim(name) : prim('DIP', [int(BigInt(depth)), sequence([prim(name)])]);
  return [
    own,
    ...(right ? pairSteps(right, depth + 1, name) : []),
    ...(left ? pairSteps(left, depth, name) : []),
  ];
}
