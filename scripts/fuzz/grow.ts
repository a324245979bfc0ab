/** Measures how the time of each construct grows with its size. */
import { type Construct, constructs } from './constructs';
import type { Prober } from './prober';

const MAX_CHARS = 1_000_000;
const COUNTS = [100, 1000, 8000];

export async function growAll(prober: Prober, log: (line: string) => void, only?: string): Promise<void> {
  for (const construct of constructs) {
    if (only && !`${construct.syntax} ${construct.name}`.includes(only)) continue;
    await grow(prober, construct, log);
  }
}

async function grow(prober: Prober, construct: Construct, log: (line: string) => void): Promise<void> {
  const shown: string[] = [];
  for (const count of COUNTS) {
    const text = construct.text(count);
    if (text.length > MAX_CHARS * 1.6) break;
    const probed = await prober.probe(
      { text, syntax: construct.syntax, files: construct.files?.(count), runs: true },
      15_000,
    );
    const kb = Math.round(text.length / 1000);
    if ('ended' in probed) {
      shown.push(`${kb}kB:${probed.ended.toUpperCase()}`);
      break;
    }
    const { check, inspect, run, problems, thrown } = probed;
    const first = problems[0];
    shown.push(
      `${kb}kB:${[check, inspect, run].map((ms) => Math.round(ms)).join('/')}${first ? ` [${problems.length} ${first.code}@${first.from}]` : ''}${thrown ? ` THROWN ${thrown}` : ''}`,
    );
  }
  log(`${construct.syntax} ${construct.name}: ${shown.join('  ')}`);
}
