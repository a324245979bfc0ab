/** Random programs until the time is up; what fails is made smaller and kept. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LigoSyntax } from '@ligo-docs/ligo';
import { constructs } from './constructs';
import { generated } from './generate';
import { judge } from './judge';
import { mutated } from './mutate';
import type { ProbeInput } from './probe';
import type { Prober } from './prober';
import type { Random } from './random';
import type { Sample } from './samples';
import { shrunk } from './shrink';

export interface Campaign {
  readonly prober: Prober;
  readonly random: Random;
  readonly samples: readonly Sample[];
  /** Where failing programs are kept. */
  readonly corpus: string;
  readonly seconds: number;
  readonly log: (line: string) => void;
}

/** Returns the number of failures. */
export async function runCampaign({
  prober,
  random,
  samples,
  corpus,
  seconds,
  log,
}: Campaign): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const counts = { generated: 0, mutated: 0, grown: 0 };
  let failures = 0;
  while (performance.now() < end) {
    const kind = random.pick(['generated', 'mutated', 'mutated', 'mutated', 'grown'] as const);
    const input = { ...inputOf(kind, random, samples), runs: true };
    counts[kind] += 1;
    const { failure } = await judge(prober, input);
    if (failure === undefined) continue;
    failures += 1;
    const isSame = async (text: string) => (await judge(prober, { ...input, text })).failure !== undefined;
    const text = input.files ? input.text : await shrunk(input.text, isSame);
    log(`A ${kind} program fails: ${failure}\n  kept as ${keep(corpus, { ...input, text })}`);
  }
  const tried = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  log(`${tried.join(', ')} programs tried, ${failures} failed.`);
  return failures;
}

/** Random growth stays below the sizes that the measurement of growth covers. */
const MAX_GROWN = 300;

function inputOf(
  kind: 'generated' | 'mutated' | 'grown',
  random: Random,
  samples: readonly Sample[],
): ProbeInput {
  if (kind === 'generated') {
    const syntax: LigoSyntax = random.chance(0.5) ? 'jsligo' : 'cameligo';
    return { syntax, text: generated(syntax, random) };
  }
  if (kind === 'grown') {
    const [first, ...others] = constructs;
    if (first === undefined) throw new Error('There are no constructs.');
    const { syntax, text, files } = random.pick([first, ...others]);
    const count = 1 + random.below(MAX_GROWN);
    return { syntax, text: mutated(text(count), text(3), random), files: files?.(count) };
  }
  const one = samples[random.below(samples.length)];
  const other = samples[random.below(samples.length)];
  if (one === undefined || other === undefined) throw new Error('There are no samples.');
  return { syntax: one.syntax, text: mutated(one.text, other.text, random) };
}

function keep(corpus: string, { text, syntax }: ProbeInput): string {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = join(corpus, `${name}.${syntax === 'jsligo' ? 'jsligo' : 'mligo'}`);
  writeFileSync(file, text);
  return file;
}
