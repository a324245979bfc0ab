/** Checks, inspects, compiles and runs one program, and measures it. The work of the child process. */
import { analyse, complete, hovers, type Language, type LigoSyntax, listing, run } from '@ligo-docs/ligo';
import { compilations } from './compile-all';

export interface ProbeInput {
  readonly text: string;
  readonly syntax: LigoSyntax;
  readonly files?: Readonly<Record<string, string>>;
  /** Whether the program is also run, if it has no problems. */
  readonly runs?: boolean;
}

export interface ProbeOutput {
  /** Milliseconds for each part of the work. */
  readonly check: number;
  readonly inspect: number;
  /** Of the contract or the expression that takes longest to compile. */
  readonly compile: number;
  readonly run: number;
  readonly problems: readonly { readonly code: string; readonly message: string; readonly from: number }[];
  /** What the code threw, which it never should. */
  readonly thrown?: string;
}

export async function probe(language: Language, input: ProbeInput): Promise<ProbeOutput> {
  const { text, syntax, files = {}, runs } = input;
  const start = cpuTime();
  let checked = start;
  let inspected = start;
  let compiled = start;
  let compile = 0;
  let problems: ProbeOutput['problems'] = [];
  const readFile = (path: string) =>
    Object.hasOwn(files, path) ? { path, text: files[path] ?? '' } : undefined;
  const outcome = (thrown?: string): ProbeOutput => {
    const end = cpuTime();
    return {
      check: checked - start,
      inspect: inspected - checked,
      compile,
      run: end - compiled,
      problems,
      ...(thrown && { thrown }),
    };
  };
  try {
    const analysis = analyse(language, { file: 'main', text, syntax, readFile });
    problems = analysis.problems.map(({ code, message, span }) => ({ code, message, from: span.from }));
    checked = cpuTime();
    listing(analysis.typed, text);
    hovers(analysis);
    complete(analysis, text.length);
    inspected = cpuTime();
    compiled = inspected;
    for (const compileOne of compilations(analysis)) {
      const began = compiled;
      compileOne();
      compiled = cpuTime();
      compile = Math.max(compile, compiled - began);
    }
    if (runs && problems.length === 0) {
      const { program, typed } = analysis;
      await run({ program, typed });
    }
    return outcome();
  } catch (error) {
    return outcome(
      error instanceof Error
        ? `${error.name}: ${error.message}\n${error.stack?.split('\n').slice(1, 6).join('\n')}`
        : String(error),
    );
  }
}

/** Milliseconds of this process, so that a busy machine does not count. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
