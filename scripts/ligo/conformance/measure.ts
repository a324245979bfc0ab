/** Compares our verdicts and types with those of the compiler, set by set. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesIn } from '@ligo-docs/ligo';
import { readFromDisk, syntaxOf } from '@ligo-docs/ligo/node';
import type { ProgramText } from '@ligo-docs/ligo/syntax';
import type { Checked, Checker } from '../checker';
import { compareTypes } from './compare-types';
import { type Evidence, type RecordedProgram, recordedFiles, type Verdict } from './evidence';
import { manualPrograms } from './manual';
import { type OwnVerdict, sameLine, sameVerdict, Tally } from './tally';

/** A single difference from the compiler. */
export interface Disagreement {
  readonly set: string;
  readonly program: string;
  readonly message: string;
}

export interface Measured {
  readonly rows: readonly (readonly [what: string, figure: string])[];
  readonly disagreements: readonly Disagreement[];
}

export class Measurement {
  private readonly rows: [string, string][] = [];
  private readonly disagreements: Disagreement[] = [];
  private readonly crashes = new Tally();

  constructor(
    private readonly checker: Checker,
    private readonly evidence: Evidence,
  ) {}

  /** Our programs that the compiler accepts, and the types in them. */
  accepted(): void {
    const types = new Tally();
    const verdicts = new Tally();
    for (const fact of this.evidence.types()) {
      const { own, checked } = this.judge(programOf(fact));
      if (!verdicts.count(own.kind === 'accepted'))
        this.differ('accepted', fact.program, { verdict: 'ok' }, own);
      const { total, same, differences } = compareTypes(fact, checked?.listing());
      types.agreed += same;
      types.total += total;
      for (const { kind, what, expected, found } of differences) {
        const message = `${what}: ${expected ?? '(nothing)'} is expected, ${found ?? '(nothing)'} is found`;
        this.disagreements.push({ set: `${kind}s`, program: fact.program, message });
      }
    }
    this.row('types of values, uses and binders, written out', types);
    this.row('our accepted programs accepted', verdicts);
  }

  /** The samples of a published manual; some of them are not meant to be whole programs. */
  manual(folder: string): void {
    const verdicts = new Tally();
    for (const { name, file, text, syntax } of manualPrograms(folder)) {
      const { own } = this.judge({ file, text, syntax });
      if (!verdicts.count(own.kind === 'accepted')) this.differ('manual', name, { verdict: 'ok' }, own);
    }
    this.row('samples of the manual accepted', verdicts);
  }

  refused(): void {
    const [verdicts, lines] = [new Tally(), new Tally()];
    for (const fact of this.evidence.refusals()) {
      const { own } = this.judge(programOf(fact));
      const expected = { ...fact, verdict: 'fail' } as const;
      if (!verdicts.count(sameVerdict(expected, own))) this.differ('refused', fact.program, expected, own);
      else if (!lines.count(sameLine(fact, own))) this.differ('refused-line', fact.program, expected, own);
    }
    this.row('refused programs refused / at the same line', verdicts, lines);
  }

  mutants(): void {
    const [verdicts, lines] = [new Tally(), new Tally()];
    this.evidence.mutants().forEach((fact, index) => {
      const program = `mutant-${index}.${fact.syntax === 'jsligo' ? 'jsligo' : 'mligo'}`;
      const { own } = this.judge(programOf({ program, code: fact.code }));
      const name = `${index} ${fact.kind} ${fact.from}`;
      if (!verdicts.count(sameVerdict(fact, own))) this.differ('mutants', name, fact, own);
      else if (fact.verdict === 'fail' && !lines.count(sameLine(fact, own))) {
        this.differ('mutants-line', name, fact, own);
      }
    });
    this.row('mutants: same verdict / same line when refused', verdicts, lines);
  }

  /** The compiler's own test contracts, in a checkout of its repository; only if one is given. */
  publicContracts(checkout: string): void {
    const [verdicts, lines] = [new Tally(), new Tally()];
    for (const fact of this.evidence.publicContracts()) {
      const file = join(checkout, fact.path);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (sha256(text) !== fact.sha256) {
        const message = `${file} is missing or is not the text that the compiler judged`;
        this.disagreements.push({ set: 'public', program: fact.path, message });
        continue;
      }
      const { own } = this.judge({ file, text, syntax: syntaxOf(file) ?? 'jsligo', readFile: readFromDisk });
      if (!verdicts.count(sameVerdict(fact, own))) this.differ('public', fact.path, fact, own);
      else if (fact.verdict === 'fail' && !lines.count(sameLine(fact, own)))
        this.differ('public-line', fact.path, fact, own);
    }
    this.row('public test contracts: same verdict / same line when refused', verdicts, lines);
  }

  /** The median of many runs, because other processes slow some of them down. */
  speed(): void {
    const all = this.evidence.types().map(programOf);
    const timeOf = (program: ProgramText) => milliseconds(() => this.judge(program));
    const seconds = all.reduce((sum, program) => sum + timeOf(program), 0) / 1000;
    this.rows.push([`time to check ${all.length} programs`, `${seconds.toFixed(1)} s`]);
    const long = all.filter(({ text }) => Math.abs(text.split('\n').length - 200) <= 20);
    const worst = Math.max(
      ...long.map((program) => median(Array.from({ length: 50 }, () => timeOf(program)))),
    );
    this.rows.push(['time to check a program of about 200 lines again', `${worst.toFixed(1)} ms`]);
  }

  finish(): Measured {
    const rows = [...this.rows, ['crashes', String(this.crashes.agreed)] as const];
    return { rows, disagreements: this.disagreements };
  }

  private judge(program: ProgramText): { own: OwnVerdict; checked?: Checked } {
    try {
      const checked = this.checker.check(program);
      const [first] = checked.problems;
      if (!first) return { own: { kind: 'accepted' }, checked };
      return {
        own: { kind: 'refused', line: placesIn(checked.files)(first.span).line, problem: first },
        checked,
      };
    } catch (error) {
      this.crashes.count(true);
      return { own: { kind: 'crashed', error } };
    }
  }

  private row(what: string, ...tallies: readonly Tally[]): void {
    this.rows.push([what, tallies.join(' / ')]);
  }

  private differ(set: string, program: string, expected: Verdict, own: OwnVerdict): void {
    const theirs =
      expected.verdict === 'ok'
        ? 'accepted'
        : `${expected.line} ${expected.phase}: ${oneLine(expected.message)}`;
    this.disagreements.push({ set, program, message: `compiler: ${theirs} | here: ${describeVerdict(own)}` });
  }
}

function programOf(recorded: RecordedProgram): ProgramText {
  const { program: file, code: text } = recorded;
  return { file, text, syntax: syntaxOf(file) ?? 'jsligo', readFile: recordedFiles(recorded) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function describeVerdict(own: OwnVerdict): string {
  switch (own.kind) {
    case 'accepted':
      return 'accepted';
    case 'refused':
      return `${own.line} ${own.problem.phase} ${own.problem.code}: ${oneLine(own.problem.message)}`;
    case 'crashed':
      return `crash: ${own.error instanceof Error ? own.error.stack?.split('\n').slice(0, 3).join(' ') : own.error}`;
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 200);
}
