/** The flags of the commands that compile, with LIGO's names. */
interface FlagKind {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** Whether it may be repeated. */
  readonly multiple?: true;
}

const FLAGS = {
  amount: { type: 'string' },
  balance: { type: 'string' },
  constants: { type: 'string', short: 'c' },
  define: { type: 'string', short: 'D', multiple: true },
  'allow-json-download': { type: 'boolean' },
  'disable-michelson-typechecking': { type: 'boolean' },
  'disallow-json-download': { type: 'boolean' },
  'display-format': { type: 'string' },
  'enable-michelson-typed-opt': { type: 'boolean' },
  'entry-point': { type: 'string', short: 'e' },
  'experimental-disable-optimizations-for-debugging': { type: 'boolean' },
  'file-constants': { type: 'string' },
  format: { type: 'string' },
  'function-body': { type: 'boolean' },
  help: { type: 'boolean', short: '?' },
  'init-file': { type: 'string' },
  library: { type: 'string', short: 'l' },
  'michelson-comments': { type: 'string', multiple: true },
  'michelson-format': { type: 'string' },
  module: { type: 'string', short: 'm' },
  'no-color': { type: 'boolean' },
  'no-metadata-check': { type: 'boolean' },
  'no-warn': { type: 'boolean' },
  now: { type: 'string' },
  optimize: { type: 'string' },
  'output-file': { type: 'string', short: 'o' },
  'project-root': { type: 'string' },
  protocol: { type: 'string', short: 'p' },
  'self-pass': { type: 'boolean' },
  sender: { type: 'string' },
  'skip-analytics': { type: 'boolean' },
  source: { type: 'string' },
  syntax: { type: 'string', short: 's' },
  version: { type: 'string' },
  views: { type: 'string', short: 'v' },
  'warn-infinite-loop': { type: 'boolean' },
  'warn-unused-rec': { type: 'boolean' },
  werror: { type: 'boolean' },
  'without-run': { type: 'boolean' },
} as const satisfies Readonly<Record<string, FlagKind>>;

export type Flag = keyof typeof FLAGS;

/** Most of them change nothing here: there are no colours, analytics and checks of metadata. */
const EVERYWHERE: readonly Flag[] = [
  'define',
  'display-format',
  'format',
  'help',
  'library',
  'no-color',
  'project-root',
  'protocol',
  'skip-analytics',
  'version',
  'warn-infinite-loop',
  'warn-unused-rec',
];

/** Flags of LIGO that are refused with a message, because their effect would be missing. */
const NOT_SUPPORTED: readonly string[] = [
  'lltz-ir',
  'transpiled',
  'feature-infer-array-as-list',
  'no-stdlib',
  'test',
  'parser-error-recovery',
  'typer-error-recovery',
];

const CONSTANTS: readonly Flag[] = ['constants', 'file-constants'];
const OUTPUT: readonly Flag[] = ['michelson-format', 'no-warn', 'werror'];
const CALLER: readonly Flag[] = ['amount', 'balance', 'now', 'sender', 'source'];
const FOR_CONTRACT: readonly Flag[] = [
  ...CONSTANTS,
  ...OUTPUT,
  ...CALLER,
  'entry-point',
  'module',
  'output-file',
  'syntax',
];

/** The flags of each command, besides those that all have. */
export const FLAGS_OF = {
  'compile contract': [
    ...CONSTANTS,
    ...OUTPUT,
    'disable-michelson-typechecking',
    'enable-michelson-typed-opt',
    'entry-point',
    'experimental-disable-optimizations-for-debugging',
    'michelson-comments',
    'module',
    'no-metadata-check',
    'output-file',
    'syntax',
    // As in LIGO, it has no effect: views are declared in the source.
    'views',
  ],
  'compile parameter': FOR_CONTRACT,
  'compile storage': [...FOR_CONTRACT, 'allow-json-download', 'disallow-json-download', 'no-metadata-check'],
  'compile expression': [...CONSTANTS, ...OUTPUT, 'function-body', 'init-file', 'without-run'],
  'compile constant': ['init-file', 'no-warn', 'werror', 'without-run'],
  'compile type': ['init-file', 'michelson-format', 'no-warn', 'syntax', 'werror'],
  'info measure-contract': [
    'enable-michelson-typed-opt',
    'entry-point',
    'module',
    'no-warn',
    'syntax',
    'werror',
  ],
  'print ast-aggregated': ['module', 'self-pass', 'syntax'],
  'print ast-expanded': ['module', 'self-pass', 'syntax'],
  'print mini-c': ['module', 'optimize', 'syntax'],
  'print michelson': ['module', 'syntax'],
} as const satisfies Readonly<Record<string, readonly Flag[]>>;

export type CommandName = keyof typeof FLAGS_OF;

export type Values = Partial<Record<Flag, string | boolean | readonly string[]>>;

export interface Arguments {
  readonly text: (flag: Flag) => string | undefined;
  readonly list: (flag: Flag) => readonly string[];
  readonly has: (flag: Flag) => boolean;
  readonly positionals: readonly string[];
}

/** A mistake in the arguments of a command, as a message for the user. */
export class Mistake extends Error {}

/** One line for each flag of a command. */
export function flagsOf(command: CommandName): readonly string[] {
  const own: readonly Flag[] = [...FLAGS_OF[command], ...EVERYWHERE];
  return [...own].sort().map((flag) => {
    const { type, short }: FlagKind = FLAGS[flag];
    const value = type === 'string' ? ` ${flag.toUpperCase().replaceAll('-', '_')}` : '';
    return `  --${flag}${value}${short ? `, -${short}` : ''}`;
  });
}

/** Reads the arguments of a command. Throws a `Mistake`. */
export function readArguments(command: CommandName, args: readonly string[]): Arguments {
  for (const arg of args) {
    const name = /^--([\w-]+)/.exec(arg)?.[1];
    if (name !== undefined && NOT_SUPPORTED.includes(name))
      throw new Mistake(`${arg} is not supported here: use the compiler of LIGO.`);
  }
  const { values, positionals } = parsed(args);
  const own: readonly string[] = [...EVERYWHERE, ...FLAGS_OF[command]];
  const unknown = Object.keys(values).find((flag) => !own.includes(flag));
  if (unknown !== undefined) throw new Mistake(`\`${command}\` does not take --${unknown}.`);
  return {
    text: (flag) => (typeof values[flag] === 'string' ? values[flag] : undefined),
    list: (flag) => listOf(values[flag]),
    has: (flag) => values[flag] === true,
    positionals,
  };
}

interface Parsed {
  readonly values: Values;
  readonly positionals: readonly string[];
}

const SHORT: ReadonlyMap<string, Flag> = new Map(
  Object.entries<FlagKind>(FLAGS).flatMap(([name, { short }]) =>
    short && isFlag(name) ? [[short, name]] : [],
  ),
);

function isFlag(name: string): name is Flag {
  return Object.hasOwn(FLAGS, name);
}

function parsed(args: readonly string[]): Parsed {
  const values: Values = {};
  const positionals: string[] = [];
  const waiting = [...args];
  for (let word = waiting.shift(); word !== undefined; word = waiting.shift()) {
    // Negative numbers are expressions, not flags.
    if (!/^-[^\d]/.test(word)) {
      positionals.push(word);
      continue;
    }
    const { flag, inline } = flagIn(word);
    const { type, multiple }: FlagKind = FLAGS[flag];
    const value = type === 'boolean' ? true : (inline ?? waiting.shift());
    if (value === undefined) throw new Mistake(`${word} needs a value.`);
    values[flag] = multiple ? [...listOf(values[flag]), String(value)] : value;
  }
  return { values, positionals };
}

function flagIn(word: string): { readonly flag: Flag; readonly inline: string | undefined } {
  const [, long, inline] = /^--([\w-]+)(?:=(.*))?$/s.exec(word) ?? [];
  const flag = word === '-help' ? 'help' : (SHORT.get(word.slice(1)) ?? long);
  if (flag === undefined || !isFlag(flag)) throw new Mistake(`Unknown option ${word}.`);
  return { flag, inline };
}

const listOf = (value: Values[Flag]): readonly string[] => (Array.isArray(value) ? value : []);
