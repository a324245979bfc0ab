/** `npm run check:audit`: known vulnerabilities of installed packages; fails on high and critical ones. */
import { spawnSync } from 'node:child_process';
import { auditReport } from './report';

export function main(_command: string, _args: readonly string[], { root }: { root: string }): number {
  // Set by npm for its scripts: the same npm is asked again, on every system.
  const npm = process.env.npm_execpath;
  const command = npm ? [process.execPath, npm] : ['npm'];
  const [program = 'npm', ...first] = command;
  const { stdout } = spawnSync(program, [...first, 'audit', '--json'], { cwd: root, encoding: 'utf8' });
  const { lines, code } = auditReport(stdout ?? '');
  for (const line of lines) console.log(line);
  return code;
}
