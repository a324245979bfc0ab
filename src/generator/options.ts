import { parseArgs } from 'node:util';

/** The options of all commands. */
const OPTIONS = {
  comments: { type: 'boolean' },
  compiler: { type: 'string' },
  compress: { type: 'boolean' },
  content: { type: 'string' },
  'dry-run': { type: 'boolean' },
  out: { type: 'string' },
  port: { type: 'string' },
  strict: { type: 'boolean' },
} as const;

export type Options = ReturnType<typeof parseOptions>;

/** Reads `--name value`, `--name=value` and `--flag`. An unknown option is an error. */
export function parseOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS }).values;
}

const DEFAULT_PORT = 3000;

/** The port of `--port`, else of the environment variable PORT. */
export function portFrom(option: string | undefined, environment: string | undefined): number {
  const text = option ?? environment;
  const port = Number(text || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`'${text}' is not a valid port: use a number from 0 to 65535.`);
  return port;
}
