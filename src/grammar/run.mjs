/**
 * Runs the tools of this folder:
 *   node src/grammar/run.mjs generate [language…]
 *   node src/grammar/run.mjs measure <folder…>
 */
import { runnerImport } from 'vite';

const [command, ...args] = process.argv.slice(2);
const load = async (name) =>
  (await runnerImport(new URL(name, import.meta.url).pathname, { configFile: false })).module;

if (command === 'generate') {
  const { generate, grammars } = await load('./generate.ts');
  for (const language of args.length > 0 ? args : grammars) generate(language);
} else if (command === 'measure' && args.length > 0) {
  const { measure } = await load('./measure.ts');
  console.log(measure(args));
} else {
  console.error('usage: run.mjs generate [language…] | measure <folder…>');
  process.exitCode = 1;
}
