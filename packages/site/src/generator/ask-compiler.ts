/** Compares our checks with an installed LIGO compiler, on the same programs. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckedText } from '../content/samples/findings';
import { type Program, placeIn, programsOf } from '../content/samples/programs';

/** Lists where the compiler disagrees with the pages; a missing compiler is reported but is not an error. */
export function askCompiler(compiler: string, texts: readonly CheckedText[]): void {
  const version = spawnSync(compiler, ['version'], { encoding: 'utf8' });
  if (version.status !== 0) {
    console.log(`The compiler '${compiler}' was not found: skipping its checks.`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'ligo-compiler-'));
  const verdicts = texts.flatMap(({ file, article }) =>
    programsOf(article.samples).map((program) => {
      const { accepted, message } = ask(compiler, folder, program);
      const verdict = accepted ? 'accepts what must fail' : `rejects: ${message}`;
      const disagrees = accepted === program.fails;
      if (disagrees) console.log(`${file}:${placeIn(program, 0).line}: the compiler ${verdict}`);
      return disagrees;
    }),
  );
  rmSync(folder, { recursive: true });
  const count = verdicts.filter(Boolean).length;
  console.log(`${version.stdout.trim()}: ${verdicts.length} programs, ${count} disagreements`);
}

function ask(compiler: string, folder: string, { code, syntax }: Program) {
  const file = join(folder, syntax === 'jsligo' ? 'sample.jsligo' : 'sample.mligo');
  writeFileSync(file, code);
  const args = ['print', 'ast-typed', file, '--test', '--no-color', '--skip-analytics'];
  const { status, stderr } = spawnSync(compiler, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return { accepted: status === 0, message: (stderr ?? '').trim().split('\n').slice(0, 3).join(' ') };
}
