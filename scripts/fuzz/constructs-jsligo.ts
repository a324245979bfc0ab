import type { Construct } from './constructs';
import { nested, times } from './repeat';

type Unnamed = Omit<Construct, 'syntax'>;

const PLAIN = (index: number) => `const f${index} = (x: int): int => {
  const y = x + ${index};
  if (y > 10) return y * 2;
  return y - ${index};
};
`;

const inFunction = (body: string) => `const f = (x: int, l: list<int>): int => {\n${body}\nreturn 0;\n};`;

/** Side by side. */
const repeated: readonly Unnamed[] = [
  { name: 'functions', text: (n) => times(n, PLAIN) },
  { name: 'constants', text: (n) => times(n, (i) => `const a${i} = ${i};\n`) },
  { name: 'constants with types', text: (n) => times(n, (i) => `const a${i}: nat = ${i}n;\n`) },
  { name: 'statements', text: (n) => inFunction(times(n, (i) => `const a${i} = x + ${i};\n`)) },
  { name: 'assignments', text: (n) => inFunction(`let a = x;\n${times(n, (i) => `a += ${i};\n`)}`) },
  { name: 'early returns', text: (n) => inFunction(times(n, (i) => `if (x == ${i}) return ${i};\n`)) },
  {
    name: 'conditionals that may return',
    text: (n) => inFunction(times(n, (i) => `if (x > ${i}) { if (x == ${i}) return ${i}; }\n`)),
  },
  {
    name: 'conditionals in statements',
    text: (n) =>
      inFunction(`let a = 0;\n${times(n, (i) => `if (x == ${i}) { a = ${i}; } else { a = 0; }\n`)}`),
  },
  { name: 'loops', text: (n) => inFunction(`let a = 0;\n${times(n, 'for (const y of l) { a += y; }\n')}`) },
  {
    name: 'loops that count',
    text: (n) => inFunction(`let a = 0;\n${times(n, 'for (let i = 0; i < 3; i++) { a += i; }\n')}`),
  },
  { name: 'while loops', text: (n) => inFunction(`let a = 0;\n${times(n, 'while (a < 3) { a += 1; }\n')}`) },
  {
    name: 'switches',
    text: (n) =>
      inFunction(
        `let a = 0;\n${times(n, (i) => `switch (x) { case ${i}: a = 1; break; default: a = 2; }\n`)}`,
      ),
  },
  {
    name: 'cases of a switch',
    text: (n) =>
      inFunction(
        `let a = 0;\nswitch (x) { ${times(n, (i) => `case ${i}: a = ${i}; break;`, '\n')} default: a = 1; }\n`,
      ),
  },
  {
    name: 'cases that fall through',
    text: (n) =>
      inFunction(
        `let a = 0;\nswitch (x) { ${times(n, (i) => `case ${i}: a = ${i};`, '\n')} default: a = 1; }\n`,
      ),
  },
  { name: 'blocks', text: (n) => inFunction(times(n, (i) => `{ const a = ${i}; }\n`)) },
  {
    name: 'constructors with a match',
    text: (n) =>
      `type t = ${times(n, (i) => `["C${i}"]`, ' | ')};\nconst f = (x: t): int => match(x) { ${times(n, (i) => `when(C${i}()): ${i};`, ' ')} };`,
  },
  {
    name: 'members of a union',
    text: (n) =>
      `type t = ${times(n, (i) => `{ kind: "k${i}", a: int }`, ' | ')};\nconst v: t = { kind: "k0" as "k0", a: 1 };`,
  },
  { name: 'elements of an array', text: (n) => `const l = [${times(n, '1', ', ')}];` },
  { name: 'elements of a list', text: (n) => `const l: list<int> = [${times(n, '1', ', ')}];` },
  { name: 'properties', text: (n) => `const r = { ${times(n, (i) => `a${i}: ${i}`, ', ')} };` },
  { name: 'property types', text: (n) => `type r = { ${times(n, (i) => `a${i}: int`, ', ')} };` },
  { name: 'namespaces', text: (n) => times(n, (i) => `namespace N${i} { export const a = ${i}; }\n`) },
  { name: 'interfaces', text: (n) => times(n, (i) => `interface I${i} { const a: int; type t${i}; }\n`) },
  {
    name: 'members of an interface',
    text: (n) =>
      `interface I { ${times(n, (i) => `const a${i}: int;`, ' ')} }\nnamespace N implements I { ${times(n, (i) => `export const a${i} = ${i};`, ' ')} }`,
  },
  {
    name: 'decorators',
    text: (n) =>
      times(n, (i) => `@entry const e${i} = (x: int, s: int): [list<operation>, int] => [[], s + x];\n`),
  },
  {
    name: 'arguments',
    text: (n) =>
      `const f = (${times(n, (i) => `x${i}: int`, ', ')}): int => 1;\nconst a = f(${times(n, '1', ', ')});`,
  },
  { name: 'type errors', text: (n) => times(n, (i) => `const a${i}: nat = "x";\n`) },
  { name: 'unknown names', text: (n) => times(n, (i) => `const a${i} = b${i};\n`) },
  { name: 'names bound twice', text: (n) => times(n, 'const a = 1;\n') },
  { name: 'functions without types', text: (n) => times(n, (i) => `const f${i} = (x) => x;\n`) },
  { name: 'unclosed strings', text: (n) => times(n, 'const a = "x\n') },
  { name: 'unexpected signs', text: (n) => `const a = ${') '.repeat(n)};` },
  {
    name: 'closures',
    text: (n) =>
      times(n, (i) => `const f${i} = (x: int) => (y: int): int => x + y;\nconst v${i} = f${i}(1)(2);\n`),
  },
  {
    name: 'lambdas of the library',
    text: (n) => times(n, (i) => `const a${i} = List.map((x: int) => x + 1, [1, 2]);\n`),
  },
];

/** Inside each other. */
const deep: readonly Unnamed[] = [
  { name: 'parentheses', text: (n) => `const a = ${nested(n, '(', '1', ')')};` },
  { name: 'brackets', text: (n) => `const a = ${nested(n, '[', '', ']')};` },
  { name: 'braces', text: (n) => `const a = ${nested(n, '{ a: ', '1', ' }')};` },
  { name: 'additions', text: (n) => `const a = 1${' + 1'.repeat(n)};` },
  { name: 'additions of variables', text: (n) => `const f = (x: int): int => x${' + x'.repeat(n)};` },
  { name: 'additions of strings', text: (n) => `const f = (x: string): string => x${' + x'.repeat(n)};` },
  {
    name: 'additions to the right',
    text: (n) => `const f = (x: int): int => ${nested(n, 'x + (', 'x', ')')};`,
  },
  {
    name: 'multiplications to the right',
    text: (n) => `const f = (x, y) => ${nested(n, 'x * (', 'y', ')')};`,
  },
  { name: 'comparisons', text: (n) => `const a = ${nested(n, '(1 == 1) == (', 'true', ')')};` },
  {
    name: 'conditional expressions',
    text: (n) => `const f = (x: int): int => ${times(n, (i) => `x == ${i} ? ${i} : `)}0;`,
  },
  { name: 'calls', text: (n) => `const f = (x: int): int => x;\nconst a = ${nested(n, 'f(', '1', ')')};` },
  { name: 'calls of results', text: (n) => `const f = (x: int): int => x;\nconst a = f${'(1)'.repeat(n)};` },
  { name: 'constructors', text: (n) => `const a = ${nested(n, 'Some(', '1', ')')};` },
  { name: 'functions in functions', text: (n) => `const a = ${'(x: int) => '.repeat(n)}1;` },
  {
    name: 'functions in functions without types',
    text: (n) => `const a = ${times(n, (i) => `(x${i}) => `)}1;`,
  },
  { name: 'blocks in blocks', text: (n) => inFunction(nested(n, '{ ', 'const a = 1;', ' }')) },
  {
    name: 'conditionals in conditionals',
    text: (n) => inFunction(`let a = 0; ${nested(n, 'if (x > 1) { ', 'a = 1;', ' }')}`),
  },
  {
    name: 'chains of else',
    text: (n) => inFunction(`let a = 0; ${times(n, (i) => `if (x == ${i}) { a = ${i}; } else `)}{ a = 0; }`),
  },
  {
    name: 'loops in loops',
    text: (n) => inFunction(`let a = 0; ${nested(n, 'while (a < 3) { ', 'a += 1;', ' }')}`),
  },
  {
    name: 'matches in matches',
    text: (n) =>
      `const f = (x: option<int>): int => ${nested(n, 'match(x) { when(None()): 0; when(Some(_)): ', '1', ' }')};`,
  },
  { name: 'namespaces in namespaces', text: (n) => nested(n, 'namespace N { ', 'export const a = 1;', ' }') },
  { name: 'lists of lists as types', text: (n) => `type t = ${nested(n, 'list<', 'int', '>')};` },
  { name: 'types of functions', text: (n) => `type t = ${'(x: int) => '.repeat(n)}int;` },
  { name: 'pairs of pairs as types', text: (n) => `type t = ${nested(n, '[int, ', 'int', ']')};` },
  { name: 'member accesses', text: (n) => `const f = (r: { a: int }) => r${'.a'.repeat(n)};` },
  { name: 'assertions', text: (n) => `const a = ${nested(n, '(', '1', ' as int)')};` },
  { name: 'negations', text: (n) => `const a = ${nested(n, '!(', 'true', ')')};` },
  { name: 'do expressions', text: (n) => `const a = ${nested(n, 'do { return ', '1', '; }')};` },
  {
    name: 'updates in updates',
    text: (n) => `const f = (r: { a: int }) => ${nested(n, '{ ...', 'r', ', a: 1 }')};`,
  },
  {
    name: 'types that double',
    text: (n) => `const a0 = 1;\n${times(n, (i) => `const a${i + 1} = [a${i}, a${i}];\n`)}`,
  },
  {
    name: 'switches in switches',
    text: (n) => inFunction(nested(n, 'switch (x) { case 1: ', 'break;', ' break; }')),
  },
  {
    name: 'unions in unions',
    text: (n) =>
      `type t0 = { a: "x" } | { a: "y" };\n${times(n, (i) => `type t${i + 1} = t${i} | { b${i}: "z" };\n`)}`,
  },
];

export const jsligoConstructs: readonly Unnamed[] = [...repeated, ...deep];
