/** `npm run fuzz`: generated, mutated and growing programs against the checker and the evaluator. */
import { createLanguage } from '@ligo-docs/ligo';
import { loadLibrary } from '../../packages/site/src/content/reference/read';
import { UNRELEASED } from '../../packages/site/src/model/version';
import { site } from '../../site.config';
import { growAll } from './grow';
import { type ProbeInput, probe } from './probe';
import { createProber, PROBE_FLAG } from './prober';

export async function main(
  _command: string,
  args: readonly string[],
  { root }: { root: string },
): Promise<number> {
  if (args.includes(PROBE_FLAG)) return serveProbes(root);
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
async function serveProbes(root: string): Promise<number> {
  const language = createLanguage(await loadLibrary(root, site.docs.versions[0]?.name ?? UNRELEASED));
  process.on('message', async (input: ProbeInput) => {
    process.send?.(await probe(language, input));
  });
  process.send?.('ready');
  return new Promise((resolve) => process.once('disconnect', () => resolve(0)));
}
