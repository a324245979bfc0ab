/** What a run found out: values and results of tests at the places of their declarations, and failures. */
import type { Stopped } from '../../ligo/chain/run';
import type { LoadProgram } from '../../ligo/chain/runner';
import { isFunction } from '../../ligo/evaluate/values/function';
import { displayValue } from '../../ligo/service/display-value';
import { run } from '../../ligo/service/run';
import { reasonOf } from '../../ligo/service/run-report';
import type { Declaration } from '../../ligo/syntax/ast';
import type { Span } from '../../ligo/syntax/source';
import { bindersOf } from '../../ligo/syntax/walk-types';
import type { ConstantValue, FailureReport, RunReport, TestReport } from '../protocol/run';
import { contractsOf } from './contracts';
import type { OpenProgram } from './programs';

export async function reportRun(opened: OpenProgram): Promise<RunReport> {
  const { analysis, placeOf } = opened;
  const result = await run(analysis, { load: loaderOf(opened) });
  const spans = new Map(analysis.program.declarations.flatMap(namedSpans));
  const testNames = new Set(result.tests.map(({ name }) => name));
  const placeOfName = (name: string) => placeOf(spans.get(name) ?? { file: 0, from: 0, to: 0 });
  return {
    values: [...result.values].flatMap(([name, value]): ConstantValue[] => {
      const span = spans.get(name);
      const isShown =
        span !== undefined && opened.isInText(span) && !isFunction(value) && !testNames.has(name);
      return isShown ? [{ name, value: displayValue(value, analysis.syntax), place: placeOf(span) }] : [];
    }),
    tests: result.tests.map(
      ({ name, value, stopped }): TestReport => ({
        name,
        place: placeOfName(name),
        value: value ? displayValue(value, analysis.syntax) : '',
        ...(stopped && { failure: failureOf(stopped, opened) }),
      }),
    ),
    output: result.output.map(({ text }) => text).join(''),
    failures: result.failures.map((stopped) => failureOf(stopped, opened)),
    contracts: contractsOf(opened),
  };
}

/** Each name that a declaration binds, with the place of the declaration. */
function namedSpans(declaration: Declaration): [string, Span][] {
  if (declaration.kind !== 'value' || declaration.span.file !== 0) return [];
  return bindersOf(declaration.pattern).map(({ text }) => [text, declaration.span]);
}

export function failureOf(stopped: Stopped, { placeOf }: OpenProgram): FailureReport {
  return {
    message: reasonOf(stopped),
    calls: stopped.calls.map(({ name, span }) => ({ ...(name && { function: name }), place: placeOf(span) })),
  };
}

/** Finds the contracts that tests originate from files. */
function loaderOf({ analyseFile }: OpenProgram): LoadProgram {
  return (path) => {
    const file = analyseFile(path);
    if (!file) return undefined;
    return path.endsWith('.tz') ? { michelson: file.text } : file.analysis();
  };
}
