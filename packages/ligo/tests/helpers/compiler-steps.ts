/** What the front half of the compiler makes of an expression, step by step, with names numbered by occurrence. */
import { printExpression } from '../../src/compile/aggregated/print';
import { expressionToMiniC } from '../../src/compile/contract/expression';
import { printMini } from '../../src/compile/mini-c/print';
import { createWorkspace } from '../../src/compile/workspace';
import { parseProgram } from '../../src/syntax/parse-program';
import { analyse } from '../../src/tools/analyse';
import { checkExpression } from '../../src/types/check-expression';
import { languageOf } from './analyse-text';

export interface PrintedSteps {
  readonly aggregated: string;
  readonly monomorphic: string;
  readonly simple: string;
  readonly miniC: string;
}

/** Of the value that the last line of a CameLIGO program declares. */
export function stepsOf(text: string): PrintedSteps {
  const lines = text.trimEnd().split('\n');
  const last = lines.pop() ?? '';
  const language = languageOf('next');
  const syntax = 'cameligo';
  const { typed, program, problems } = analyse(language, { file: 'a.mligo', text: lines.join('\n'), syntax });
  const parsed = parseProgram({ file: 'b.mligo', text: last, syntax }, undefined, program.files);
  const [declaration] = parsed.program.declarations;
  if (problems.length > 0 || declaration?.kind !== 'value') throw new Error('The program has problems.');
  const { files } = parsed.program;
  const checked = checkExpression(typed, declaration.value, { files, features: language.features });
  const steps = expressionToMiniC(createWorkspace(), typed, checked, {});
  return {
    aggregated: numbered(printExpression(steps.aggregated)),
    monomorphic: numbered(printExpression(steps.monomorphic)),
    simple: numbered(printExpression(steps.simple)),
    miniC: numbered(printMini(steps.miniC)),
  };
}

/** `name#17` becomes `name1` if it is the first variable. */
function numbered(text: string): string {
  const known = new Map<string, string>();
  return text.replace(/([\w$.]*)#(\d+)/g, (_, name: string, id: string) => {
    const number = known.get(id) ?? String(known.size + 1);
    known.set(id, number);
    return `${name.replace(/^match_.*/, 'match_')}${number}`;
  });
}
