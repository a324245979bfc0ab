/** Measures how the time of each construct grows with its size, up to one megabyte. */
import { type Construct, constructs } from './constructs';
import { judge } from './judge';
import type { ProbeOutput } from './probe';
import type { Prober } from './prober';
import { seconds } from './verdict';

/** Each size is four times the one before. */
const SIZES = [16_000, 64_000, 256_000, 1_000_000];
const MIN_COUNT = 10;
const MAX_COUNT = 100_000;

/** Shorter times say more about the machine than about the algorithm. */
const MIN_MS = 150;

/** How much longer than in proportion to n log n the larger program may take. */
const TOLERANCE = 1.7;

interface Measured {
  readonly characters: number;
  readonly output: ProbeOutput;
}

/** Prints a row for each construct, and returns how many grow too fast or fail. */
export async function measureGrowth(prober: Prober, log: (line: string) => void, only = ''): Promise<number> {
  let wrong = 0;
  for (const construct of constructs) {
    const name = `${construct.syntax} ${construct.name}`;
    if (!name.includes(only)) continue;
    const { sizes, failure } = await measure(prober, construct);
    const mistake = failure ?? tooFast(sizes);
    if (mistake !== undefined) wrong += 1;
    log(
      `${mistake === undefined ? 'ok  ' : 'FAIL'} ${name}: ${sizes.map(rowOf).join(', ')}${mistake ? `; ${mistake}` : ''}`,
    );
  }
  return wrong;
}

async function measure(
  prober: Prober,
  construct: Construct,
): Promise<{ sizes: readonly Measured[]; failure?: string }> {
  const sizes: Measured[] = [];
  for (const count of countsOf(construct)) {
    const text = construct.text(count);
    const files = construct.files?.(count);
    const { probed, failure } = await judge(prober, { text, syntax: construct.syntax, files, runs: true });
    if (failure !== undefined) return { sizes, failure: `${failure} at ${kilobytes(text.length)}` };
    if (!('ended' in probed)) sizes.push({ characters: text.length, output: probed });
  }
  return { sizes };
}

/** The counts with which a construct has about the sizes that are measured. */
function countsOf({ text }: Construct): number[] {
  const perCount = (text(200).length - text(100).length) / 100;
  const counts = SIZES.map((size) => Math.floor(size / Math.max(perCount, 0.01)));
  const within = counts.map((count) => Math.min(MAX_COUNT, Math.max(MIN_COUNT, count)));
  return [...new Set(within)];
}

/** Compares the last two sizes that were both checked to the end. */
function tooFast(sizes: readonly Measured[]): string | undefined {
  const whole = sizes.filter(({ output }) => limitIn(output) === undefined);
  const [before, last] = whole.slice(-2);
  if (before === undefined || last === undefined) return undefined;
  for (const part of ['check', 'inspect', 'compile', 'run'] as const) {
    const [small, large] = [before.output[part], last.output[part]];
    if (small < MIN_MS) continue;
    const order = (n: number) => n * Math.log(n);
    const allowed = (small * order(last.characters) * TOLERANCE) / order(before.characters);
    if (large > allowed) return `${part} grows faster than n log n`;
  }
  return undefined;
}

function limitIn({ problems }: ProbeOutput): string | undefined {
  return problems.find(({ code }) => code.startsWith('limit-'))?.code;
}

function rowOf({ characters, output }: Measured): string {
  const { check, inspect, compile, run } = output;
  const limit = limitIn(output);
  return `${kilobytes(characters)} ${[check, inspect, compile, run].map(seconds).join(' + ')}${limit ? ` (${limit})` : ''}`;
}

const kilobytes = (characters: number): string => `${Math.round(characters / 1000)} kB`;
