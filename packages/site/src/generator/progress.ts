/** Shows the progress of a long task: an updating line in a terminal, only the final state in a log. */
export function showProgress(label: string, done: number, all: number): void {
  const { stderr } = process;
  const line = `${label}: ${done} of ${all}`;
  if (done === all) stderr.write(stderr.isTTY ? `\r${line}\n` : `${line}\n`);
  else if (stderr.isTTY && done % 10 === 0) stderr.write(`\r${line}`);
}
