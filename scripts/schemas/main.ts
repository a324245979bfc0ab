/** `npm run update:schemas`: writes the JSON schemas of content/ and the settings of VS Code that use them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editorFiles } from '../../packages/site/src/content/schemas';

export function main(_command: string, _args: readonly string[], { root }: { root: string }): number {
  for (const [file, value] of editorFiles()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`);
    console.log(`Wrote ${file}`);
  }
  return 0;
}
