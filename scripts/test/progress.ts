/** Shows which steps are running and how far they are. */

export interface Progress {
  readonly start: (title: string) => void;
  readonly update: (title: string, done: number, total: number) => void;
  readonly finish: (title: string, result: string) => void;
}

/** The part of a stream that is used. */
export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/** On a terminal, one line that changes; elsewhere, a line for each quarter of a step. */
export function createProgress(output: Output): Progress {
  return output.isTTY ? statusLine(output) : lines(output);
}

const CLEAR_LINE = '\r\x1b[K';
const DEFAULT_COLUMNS = 80;

function statusLine(output: Output): Progress {
  const running = new Map<string, string>();
  const show = () => {
    const status = [...running].map(([title, state]) => `${title}${state}`).join(' · ');
    output.write(`${CLEAR_LINE}${status.slice(0, (output.columns ?? DEFAULT_COLUMNS) - 1)}`);
  };
  return {
    start: (title) => {
      running.set(title, ' …');
      show();
    },
    update: (title, done, total) => {
      running.set(title, ` ${done} of ${total}`);
      show();
    },
    finish: (title, result) => {
      running.delete(title);
      output.write(`${CLEAR_LINE}${title}: ${result}\n`);
      show();
    },
  };
}

function lines(output: Output): Progress {
  const quarters = new Map<string, number>();
  return {
    start: (title) => output.write(`${title} …\n`),
    update: (title, done, total) => {
      const quarter = Math.floor((4 * done) / total);
      if (quarter === 4 || quarter <= (quarters.get(title) ?? 0)) return;
      quarters.set(title, quarter);
      output.write(`${title}: ${25 * quarter} %\n`);
    },
    finish: (title, result) => output.write(`${title}: ${result}\n`),
  };
}

const LINE = /^@progress (\d+) (\d+)$/;

/** How the reporters of Vitest and Playwright tell how far they are: a line on standard output. */
export function progressLine(done: number, total: number): string {
  return `\n@progress ${done} ${total}\n`;
}

/** Finds such lines in the output of a process. */
export function reportLines(report: (done: number, total: number) => void): (line: string) => void {
  return (line) => {
    const [, done, total] = LINE.exec(line) ?? [];
    if (done && total) report(Number(done), Number(total));
  };
}
