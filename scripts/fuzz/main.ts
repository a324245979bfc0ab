/** `npm run fuzz`: generated, mutated and growing programs against the checker and the evaluator. */
import { createLanguage } from '@ligo-docs/ligo';
import { site } from '../../site.config';
import { growAll } from './grow';
import { type ProbeInput, probe } from './probe';
import { createProber, PROBE_FLAG } from './prober';

export async function main(_command: string, args: readonly string[]): Promise<number> {
  if (args.includes(PROBE_FLAG)) return serveProbes();
  const only = args.find((arg) => !arg.startsWith('--'));
  const prober = createProber();
  try {
    await growAll(prober, console.log, only);
    return 0;
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
