/** Samples as programs: each is parsed once, and checked once with each library, however many checks ask for it. */
import { type Analysis, analyse, type Language } from '../../ligo/service/analyse';
import type { ParsedProgram, Program } from '../../ligo/syntax/ast';
import { parseProgram } from '../../ligo/syntax/parse-program';
import type { Problem } from '../../ligo/syntax/problem';
import { checkProgram } from '../../ligo/types/check-program';
import type { Environment } from '../../ligo/types/environment';
import type { TypedProgram } from '../../ligo/types/typed';
import type { Syntax } from '../../model/syntax';

export interface SampleText {
  readonly code: string;
  readonly syntax: Syntax;
}

export interface CheckedSample {
  readonly program: Program;
  readonly typed: TypedProgram;
  readonly problems: readonly Problem[];
}

export class SampleAnalyses {
  private readonly parsed = new Map<string, ParsedProgram>();
  private readonly checked = new Map<Program, Map<Environment, TypedProgram>>();

  parse({ code, syntax }: SampleText): ParsedProgram {
    const key = `${syntax}\n${code}`;
    const parsed = this.parsed.get(key) ?? parseProgram({ file: 'sample', text: code, syntax });
    this.parsed.set(key, parsed);
    return parsed;
  }

  /** All that is known about a sample, also about one with problems. */
  analyse(sample: SampleText, language: Language): Analysis {
    const { code, syntax } = sample;
    return analyse(language, { file: 'sample', text: code, syntax }, this.parse(sample));
  }

  /** Nothing is said about the types of a program that does not parse. */
  check(sample: SampleText, environment: Environment): CheckedSample {
    const { program, problems } = this.parse(sample);
    const typed = this.typed(program, environment);
    const isParsed = problems.every(({ phase }) => phase !== 'parse');
    return { program, typed, problems: isParsed ? [...problems, ...typed.problems] : problems };
  }

  private typed(program: Program, environment: Environment): TypedProgram {
    const known = this.checked.get(program) ?? new Map<Environment, TypedProgram>();
    const typed = known.get(environment) ?? checkProgram(program, environment);
    this.checked.set(program, known.set(environment, typed));
    return typed;
  }
}
