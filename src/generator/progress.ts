/** The progress of a long task: one line in a terminal, a few lines in a log. */
export interface Progress {
  readonly step: (label: string, done: number, all: number) => void;
  readonly end: () => void;
}

export function terminalProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  let shown = '';
  return {
    step(label, done, all) {
      const line = `${label}: ${done} of ${all}`;
      if (stream.isTTY) {
        if (done % 10 !== 0 && done !== all) return;
        stream.write(`\r${line.padEnd(shown.length)}`);
        shown = line;
      } else if (done === all) {
        stream.write(`${line}\n`);
      }
    },
    end() {
      if (stream.isTTY && shown) stream.write(`\r${' '.repeat(shown.length)}\r`);
      shown = '';
    },
  };
}
