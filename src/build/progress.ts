/** One line that tells how far long work has come; in logs a few lines. */
export interface Progress {
  readonly step: (label: string, done: number, all: number) => void;
  readonly end: () => void;
}

export function terminalProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  let shown = '';
  let lastLogged = '';
  return {
    step(label, done, all) {
      const line = `${label}: ${done} of ${all}`;
      if (stream.isTTY) {
        if (done % 10 !== 0 && done !== all) return;
        stream.write(`\r${line.padEnd(shown.length)}`);
        shown = line;
      } else if (done === all && line !== lastLogged) {
        stream.write(`${line}\n`);
        lastLogged = line;
      }
    },
    end() {
      if (stream.isTTY && shown) stream.write(`\r${' '.repeat(shown.length)}\r`);
      shown = '';
    },
  };
}

/** No progress, for tests. */
export const SILENT: Progress = { step: () => {}, end: () => {} };
