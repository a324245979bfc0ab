/** A type of LIGO in Michelson: `ligo compile type`. */
import { compileType as compileChecked } from '../compile';
import type { Micheline } from '../michelson';
import type { ProgramText } from '../syntax/parse-program';
import type { Problem } from '../syntax/problem';
import type { SourceFile, Span } from '../syntax/source';
import { findEntry } from '../types/signature';
import { analyse, type Language } from './analyse';

export interface CompiledType {
  /** Undefined if there are problems. */
  readonly type: Micheline | undefined;
  readonly problems: readonly Problem[];
  readonly files: readonly SourceFile[];
}

const NAME = 'this_type';

/** A type in the scope of a program, written in its syntax. */
export function compileType(language: Language, program: ProgramText, type: string): CompiledType {
  const declaration = `type ${NAME} = ${type}`;
  const text = `${program.text}\n${declaration}\n`;
  const { typed, program: parsed, problems } = analyse(language, { ...program, text });
  const { files } = parsed;
  const failed = (found: readonly Problem[]): CompiledType => ({ type: undefined, problems: found, files });
  if (problems.length > 0) return failed(problems);
  const from = program.text.length + 1;
  const span: Span = { file: 0, from, to: from + declaration.length };
  const declared = findEntry(typed.declared, 'type', NAME);
  if (declared?.kind !== 'type') return failed([noType(span)]);
  const compiled = compileChecked(typed, declared.type, span);
  return 'problem' in compiled ? failed([compiled.problem]) : { type: compiled.type, problems: [], files };
}

function noType(span: Span): Problem {
  const message = 'This type has parameters or no definition, so it has no Michelson.';
  return { phase: 'compile', code: 'no-michelson-type', message, span };
}
