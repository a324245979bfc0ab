/** The sections of a script: `parameter`, `storage`, `code`, and any number of `view`. */
import { checkEntrypoints } from '../entrypoints';
import { Refusal, within } from '../refusal';
import type { Micheline, MichelinePrim } from '../tree';
import { readParameterType, readType } from '../types/read-type';
import { binary, simple, type Type, unary } from '../types/type';
import type { CheckCode, CheckRun, Context } from './context';
import { expectBlock, takeArguments } from './operands';
import { checkViewName } from './rules-chain';
import { expectStack } from './stack';

export interface ScriptTypes {
  readonly parameter: Type;
  readonly storage: Type;
  readonly code: Micheline;
  readonly views: readonly ViewTypes[];
}

export interface ViewTypes {
  readonly name: string;
  readonly parameter: Type;
  readonly result: Type;
  readonly code: Micheline;
}

/** Checks a whole script. Throws a `Refusal` if the chain refuses it. */
export function checkSections(script: Micheline, run: CheckRun, check: CheckCode): ScriptTypes {
  return within(script, () => {
    const sections = sectionsOf(script);
    const types: ScriptTypes = {
      parameter: readSection(sections, 'parameter', script, readParameter),
      storage: readSection(sections, 'storage', script, (node) => readType(node, 'stored')),
      code: readSection(sections, 'code', script, expectBlock),
      views: viewsOf(sections),
    };
    readSection(sections, 'code', script, () => checkMain(types, run, check));
    for (const view of types.views) checkView(view, types.storage, run, check);
    return types;
  });
}

/** Reads the content of the only section with this name. */
function readSection<T>(
  sections: readonly MichelinePrim[],
  name: string,
  script: Micheline,
  read: (content: Micheline) => T,
): T {
  const [section, second] = sections.filter(({ prim }) => prim === name);
  if (!section) throw new Refusal('missing-section', `The script has no section ${name}.`, script);
  if (second) throw new Refusal('duplicate-section', `The script has two sections ${name}.`, second);
  return within(section, () => read(takeArguments(section, 1)[0]));
}

function readParameter(node: Micheline): Type {
  const parameter = readParameterType(node);
  checkEntrypoints(parameter, node);
  return parameter;
}

function viewsOf(sections: readonly MichelinePrim[]): ViewTypes[] {
  const views: ViewTypes[] = [];
  for (const section of sections.filter(({ prim }) => prim === 'view')) {
    const view = declareView(section);
    if (views.some(({ name }) => name === view.name))
      throw new Refusal('duplicate-view', `There are two views "${view.name}".`, section);
    views.push(view);
  }
  return views;
}

function declareView(section: MichelinePrim): ViewTypes {
  return within(section, () => {
    const [nameNode, parameter, result, code] = section.args;
    if (!nameNode || !parameter || !result || !code || section.args.length > 4)
      throw new Refusal('wrong-number-of-arguments', 'A view has a name, two types and code.', section);
    return {
      name: checkViewName(nameNode),
      parameter: readType(parameter, 'view'),
      result: readType(result, 'view'),
      code: expectBlock(code),
    };
  });
}

/** `parameter`, `storage` and `code`, with one argument each, and `view`. */
function sectionsOf(script: Micheline): readonly MichelinePrim[] {
  if (script.kind !== 'sequence')
    throw new Refusal('not-a-script', 'A script is a list of sections in braces.', script);
  return script.items.map((item) => {
    if (item.kind === 'prim' && SECTIONS.has(item.prim)) return item;
    throw new Refusal('unknown-section', 'A script consists of parameter, storage, code and view.', item);
  });
}

const SECTIONS: ReadonlySet<string> = new Set(['parameter', 'storage', 'code', 'view']);

function checkMain({ parameter, storage, code }: ScriptTypes, run: CheckRun, check: CheckCode): void {
  const context: Context = { site: 'code', isInLambda: false, parameter, run };
  const { field, ...unnamed } = parameter;
  const outcome = check(code, [binary('pair', unnamed, storage)], context);
  const operations = unary('list', simple('operation'));
  expectStack(code, outcome, [binary('pair', operations, storage)], 'The code of the contract');
}

function checkView(view: ViewTypes, storage: Type, run: CheckRun, check: CheckCode): void {
  const context: Context = { site: 'view', isInLambda: false, parameter: undefined, run };
  const outcome = check(view.code, [binary('pair', view.parameter, storage)], context);
  expectStack(view.code, outcome, [view.result], `The view "${view.name}"`);
}
