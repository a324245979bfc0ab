/**
 * `npm run fuzz`: measures how the time for each construct grows, then tries random programs. `--seconds N` is how long
 * it tries them, `--seed S` repeats a run, `--only NAME` measures one construct.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLanguage } from '@ligo-docs/ligo';
import { site } from '../../site.config';
import { runCampaign } from './campaign';
import { measureGrowth } from './grow';
import { type ProbeInput, probe } from './probe';
import { createProber, PROBE_FLAG } from './prober';
import { createRandom } from './random';
import { readSamples } from './samples';

const OPTIONS = {
  seconds: { type: 'string', default: '60' },
  seed: { type: 'string' },
  only: { type: 'string' },
  'no-growth': { type: 'boolean', default: false },
} as const;

export async function main(
  _command: string,
  args: readonly string[],
  { root }: { root: string },
): Promise<number> {
  if (args.includes(PROBE_FLAG)) return serveProbes();
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const prober = createProber();
  try {
    const slow = values['no-growth'] ? 0 : await measureGrowth(prober, console.log, values.only);
    if (values.only !== undefined) return slow === 0 ? 0 : 1;
    console.log(`Random programs for ${values.seconds} seconds, --seed ${seed}`);
    const failures = await runCampaign({
      prober,
      random: createRandom(seed),
      samples: readSamples(join(root, 'content')),
      corpus: join(root, 'tests/fuzz/corpus'),
      seconds: Number(values.seconds),
      log: console.log,
    });
    return slow + failures === 0 ? 0 : 1;
  } finally {
    prober.close();
  }
}

/** Answers until the parent process ends the connection. */
function serveProbes(): Promise<number> {
  const language = createLanguage(site.docs.versions[0]?.name);
  process.on('message', async (input: ProbeInput) => {
    process.send?.(await probe(language, input));
  });
  process.send?.('ready');
  return new Promise((resolve) => process.once('disconnect', () => resolve(0)));
}
