/** The commands and the options that each of them takes. */
import { parseArgs } from 'node:util';

export interface Options {
  readonly 'base-url'?: string;
  readonly cards?: boolean;
  readonly comments?: boolean;
  readonly compiler?: string;
  readonly compress?: boolean;
  readonly content?: string;
  readonly 'dry-run'?: boolean;
  readonly host?: string;
  readonly only?: string;
  readonly out?: string;
  readonly port?: string;
  readonly strict?: boolean;
  readonly url?: string;
}

type OptionName = keyof Options;

/** What follows the name of an option, for those that have a value. */
const VALUES: Partial<Readonly<Record<OptionName, string>>> = {
  'base-url': 'PATH',
  compiler: 'ligo',
  content: 'DIR',
  host: 'ADDRESS',
  only: 'content/PAGE.md',
  out: 'DIR',
  port: 'N',
  url: 'URL',
};

const FOLDERS: readonly OptionName[] = ['content', 'out'];
const ADDRESS: readonly OptionName[] = ['base-url', 'url'];
const BUILD: readonly OptionName[] = ['strict', 'compress', 'cards', ...ADDRESS, ...FOLDERS];
const SERVER: readonly OptionName[] = ['port', 'host'];

const COMMANDS: Readonly<Record<string, readonly OptionName[]>> = {
  build: BUILD,
  'check:samples': ['comments', 'compiler', 'only', ...FOLDERS],
  dev: [...SERVER, ...ADDRESS, ...FOLDERS],
  'search:push': ['dry-run', ...ADDRESS, ...FOLDERS],
  serve: [...SERVER, ...ADDRESS, ...FOLDERS],
  start: [...SERVER, ...BUILD],
  'update:addresses': FOLDERS,
};

/** All commands with their options, one on each line. */
export function usage(): string {
  const lines = Object.entries(COMMANDS).map(
    ([command, names]) => `  ${[command, ...names.map(shown)].join(' ')}`,
  );
  return ['Commands:', ...lines].join('\n');
}

const shown = (name: OptionName): string => {
  const value = VALUES[name];
  return value ? `[--${name} ${value}]` : `[--${name}]`;
};

/** Parses the options of a command: `--name value`, `--name=value`, `--flag`. Throws on those that it does not have. */
export function parseOptions(command: string, args: readonly string[]): Options {
  const names = COMMANDS[command];
  if (!names) return {};
  const options = Object.fromEntries(
    names.map((name) => [name, { type: VALUES[name] ? 'string' : 'boolean' } as const]),
  );
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\. .*/s, '') : error;
    throw new Error(`${reason}. ${command} takes: ${names.map(shown).join(' ') || 'no options'}.`);
  }
}
