/** The workflow and the script of the page about continuous integration, with our own `ligo` in place of the image. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'content/docs/testing/continuous-integration.md'), 'utf8');
const fences = (language: string) =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );
const SCRIPT = fences('bash').find((code) => code.startsWith('#!/bin/sh')) ?? '';
const WORKFLOW = fences('text').find((code) => code.startsWith('name: contracts')) ?? '';

/** `docker run … ligolang/ligo:VERSION ARGUMENTS`, without an image. The checks of ours do not know `--werror`. */
const DOCKER = `#!/bin/sh
while [ "$1" != "ligolang/ligo:1.11.5" ]; do shift; done
shift
run() { node "${ROOT}/scripts/run.mjs" ligo "$@"; }
case "$1 $2" in
  "version ") echo 1.11.5 ;;
  "compile contract") run compile contract "$PWD/$3" ;;
  "info measure-contract") run info measure-contract "$PWD/$3" ;;
  "run test") run test "$PWD/$3" ;;
  *) echo "unexpected: $*"; exit 9 ;;
esac
`;

const POT = `[@entry] let fill (n : nat) (s : nat) : operation list * nat = [], s + n
[@entry] let empty () (_ : nat) : operation list * nat = [], 0n
`;
const testOf = (expected: string) => `#import "../contracts/pot.mligo" "Pot"
let test_fill =
  let pot = Test.Next.originate (contract_of Pot) 1n 0tez in
  let _ = Test.Next.Typed_address.transfer_exn pot.taddr (Fill 2n) 0tez in
  Assert.assert (Test.Next.Typed_address.get_storage pot.taddr = ${expected})
`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

/** Runs a command in the folder; its output has both streams. */
function runIn(folder: string, command: string, path: string) {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, HOME: join(folder, '.home'), GITHUB_PATH: join(folder, '.path'), PATH: path },
  });
  return { status, output: stdout + stderr };
}

/** A repository with a contract, a test and compiled files, in which the steps of the workflow run one after another. */
function repository(expected: string) {
  const folder = mkdtempSync(join(tmpdir(), 'ligo-workflow-'));
  folders.push(folder);
  for (const name of ['contracts', 'tests', '.bin', '.home']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'contracts/pot.mligo'), POT);
  writeFileSync(join(folder, 'tests/pot.mligo'), testOf(expected));
  writeFileSync(join(folder, 'check-contracts.sh'), SCRIPT);
  writeFileSync(join(folder, '.gitignore'), '.*\n');
  writeFileSync(join(folder, '.bin/docker'), DOCKER);
  chmodSync(join(folder, '.bin/docker'), 0o755);
  const path = [join(folder, '.home/bin'), join(folder, '.bin'), process.env.PATH].join(delimiter);
  const run = (command: string) => runIn(folder, command, path);
  const { jobs } = parse(WORKFLOW.replaceAll('{{version}}', '1.11.5')) as {
    jobs: Record<string, { steps: readonly Step[] }>;
  };
  const steps = (jobs.check?.steps ?? []).flatMap(({ run }) => (run ? [run] : []));
  /** Stops at the first step that fails, as the service does. */
  const runSteps = () => {
    let result = run('true');
    for (const step of steps) {
      if (result.status !== 0) break;
      const { status, output } = run(step);
      result = { status, output: result.output + output };
    }
    return result;
  };
  const commit = () => run('git add -A && git -c user.name=a -c user.email=a@b.example commit -qm state');
  run('git init -q');
  return { folder, run, runSteps, commit };
}

test('passes when everything is in order, and writes the compiled contract', () => {
  const { folder, run, runSteps, commit } = repository('3n');
  runSteps();
  const compiled = readFileSync(join(folder, 'build/pot.tz'), 'utf8');
  expect(compiled).toContain('parameter (or (unit %empty) (nat %fill))');
  commit();
  const { status, output } = runSteps();
  expect(output).toContain('1.11.5\n');
  expect(output).toMatch(/pot: \d+ bytes/);
  expect(output).toContain('test_fill');
  expect(status).toBe(0);

  // Compiled code that nobody has looked at.
  writeFileSync(join(folder, 'contracts/pot.mligo'), POT.replace('s + n', 's + n + 0n'));
  const changed = run('sh check-contracts.sh');
  expect(changed.output).toContain('build/ differs from the contracts');
  expect(changed.status).toBe(1);

  // A limit that the contract exceeds.
  const limited = run('sed -i "s/^limit=.*/limit=10/" check-contracts.sh; sh check-contracts.sh');
  expect(limited.output).toContain('more than the 10 allowed');
  expect(limited.status).toBe(1);
});

test('fails when a test fails', () => {
  const { runSteps } = repository('4n');
  const { status, output } = runSteps();
  expect(output).toContain('test_fill');
  expect(status).toBe(1);
});

test('needs no right to write and no key', () => {
  const { permissions } = parse(WORKFLOW) as { permissions: unknown };
  expect(permissions).toEqual({ contents: 'read' });
  expect(WORKFLOW).not.toMatch(/secrets\./);
});
