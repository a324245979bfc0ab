/** The project that readers download installs, reads its contract with Taquito, and runs until it needs a node. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createCompiler } from '../worker/compiled';
import { openPrograms } from '../worker/programs';
import { type CompiledValue, projectFiles } from './deployment';
import { zip } from './zip';

const SOURCE = `type storage = { total: int, names: map<string, nat> };
type ret = [list<operation>, storage];
@entry const add = (delta: int, s: storage): ret => [[], { ...s, total: s.total + delta }];
@entry const reset = (_: unit, s: storage): ret => [[], { ...s, total: 0 }];`;

const STORAGE = '{ total: 7, names: Map.literal([["one", 1n]]) }';
/** A key that is published in the documentation of Octez. */
const KEY = 'edsk3gUfUPyBSfrS9CCgmCiQsTCHGkviBDusMxDJstFtojtc1zcpsh';

async function files() {
  const { open } = openPrograms(async () => ({ version: '1.9.2', files: {} }));
  const program = await open({ syntax: 'jsligo', before: '', text: SOURCE, library: '/library.json' });
  const compiler = createCompiler();
  const value = (field: string, expression: string): CompiledValue => {
    const found = compiler.value(program, { module: '', field, expression });
    if ('error' in found) throw new Error(found.error);
    return { expression, ...found };
  };
  return projectFiles({
    syntax: 'jsligo',
    source: SOURCE,
    module: '',
    text: compiler.file(program, '', 'text'),
    json: compiler.file(program, '', 'json'),
    storage: value('storage', STORAGE),
    calls: [{ entrypoint: 'add', argument: value('entry:add', '5') }],
    burn: '0.1',
  });
}

it('installs and runs', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'project.zip'), zip('contract', await files()));
  const run = (command: string, args: readonly string[], cwd: string, env = {}) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    return { status, output: stdout + stderr };
  };
  // The archive is read by a program that shares nothing with ours.
  expect(run('python3', ['-m', 'zipfile', '-e', 'project.zip', '.'], folder)).toMatchObject({ status: 0 });
  const project = join(folder, 'contract');
  expect(run('npm', ['install', '--no-audit', '--no-fund'], project)).toMatchObject({ status: 0 });
  const checked = run('npm', ['run', 'check'], project);
  expect(checked).toMatchObject({ status: 0 });
  expect(checked.output).toContain('Entrypoints: 2');
  expect(run('npm', ['run', 'deploy'], project).output).toContain('Usage: SECRET_KEY=');
  const deployed = run('npm', ['run', 'deploy', '--', 'http://127.0.0.1:9'], project, { SECRET_KEY: KEY });
  expect(deployed.status).not.toBe(0);
  expect(deployed.output).toMatch(/ECONNREFUSED|fetch failed|HttpRequestFailed/);
});
