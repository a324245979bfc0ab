/** Asks an installed LIGO compiler about the same programs that we check. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckedText } from '../content/samples/findings';
import { type Program, placeIn, programsOf } from '../content/samples/programs';

type Tell = (line: string) => void;

/** Lists where the compiler disagrees with the pages; says so if there is no compiler, and goes on. */
export function askCompiler(compiler: string, texts: readonly CheckedText[], tell: Tell): void {
  const version = spawnSync(compiler, ['version'], { encoding: 'utf8' });
  if (version.status !== 0) {
    tell(`There is no compiler '${compiler}' here: its opinion is left out.`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'ligo-compiler-'));
  const verdicts = texts.flatMap(({ file, article }) =>
    programsOf(article.samples).map((program) => {
      const { accepted, message } = ask(compiler, folder, program);
      const verdict = accepted ? 'accepts what must fail' : `refuses: ${message}`;
      const disagrees = accepted === program.fails;
      if (disagrees) tell(`${file}:${placeIn(program, 0).line}: the compiler ${verdict}`);
      return disagrees;
    }),
  );
  rmSync(folder, { recursive: true });
  const count = verdicts.filter(Boolean).length;
  tell(`${version.stdout.trim()}: ${verdicts.length} programs, ${count} disagreements`);
}

function ask(compiler: string, folder: string, { code, syntax }: Program) {
  const file = join(folder, syntax === 'jsligo' ? 'sample.jsligo' : 'sample.mligo');
  writeFileSync(file, code);
  const args = ['print', 'ast-typed', file, '--test', '--no-color', '--skip-analytics'];
  const { status, stderr } = spawnSync(compiler, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return { accepted: status === 0, message: (stderr ?? '').trim().split('\n').slice(0, 3).join(' ') };
}
