/** Checks a whole program: desugars it, infers all types, then runs the deferred checks. */
import type { Declaration, Program } from '../syntax/ast';
import type { Problem } from '../syntax/problem';
import type { CoreDeclaration } from './core';
import { createDesugaring } from './desugar/context';
import { desugarDeclarations } from './desugar/declarations';
import { bindEntries, type Environment } from './environment';
import type { Features } from './features';
import { type DeclaredModule, inferDeclarations } from './judge/module';
import { tooComplex } from './problems/expressions';
import { underspecified } from './problems/types';
import { createRecorder } from './recorder';
import type { Scope } from './scope';
import { checkedTypes, settle, settleSignature } from './settle';
import { publicEntries, type Signature } from './signature';
import { createState, report, type State, TooComplex } from './state';
import { partsOf } from './substitute';
import { type ExistsType, prune, type Type } from './type';
import type { TypedProgram } from './typed';

export function checkProgram(program: Program, library: Environment, features?: Features): TypedProgram {
  const desugaring = createDesugaring(program.files);
  const state = createState(program.files, createRecorder(), features);
  const imports = new Map<number, Signature>();
  const scope: Scope = { state, environment: library, path: [], imports };
  const imported = new Map<number, readonly CoreDeclaration[]>();
  let declarations: readonly CoreDeclaration[] = [];
  const { declared, signature } = withinLimits(state, () => {
    for (const [file, parsed] of inOrder(program)) {
      const core = desugarDeclarations(desugaring, parsed);
      imported.set(file, core);
      imports.set(file, inferDeclarations(scope, core).signature);
      state.record.modules.clear();
      state.record.contracts.clear();
    }
    declarations = desugarDeclarations(desugaring, program.declarations);
    const main = inferDeclarations(scope, declarations);
    finish(state);
    return main;
  });
  return {
    problems: sorted([...desugaring.problems, ...state.problems]),
    steps: state.steps,
    declared: settleSignature(declared),
    environment: bindEntries(library, declared.items),
    signature: settleSignature({ ...signature, items: publicEntries(signature.items) }),
    ...settle(state.record),
    core: { declarations, imported, ...checkedTypes(state.record) },
  };
}

const NOTHING: DeclaredModule = { declared: { items: [] }, signature: { items: [] } };

/** Rejects programs that are nested too deeply or whose branches multiply, so that checking terminates. */
function withinLimits(state: State, judge: () => DeclaredModule): DeclaredModule {
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof TooComplex) && !(error instanceof RangeError)) throw error;
    state.attempts = 0;
    report(state, tooComplex({ file: 0, from: 0, to: 0 }));
    return NOTHING;
  }
}

/** The checks that LIGO makes after all types are known, in its order. */
function finish(state: State): void {
  const typeProblems = state.problems.length;
  for (const ask of state.deferred) ask();
  if (typeProblems === 0) reportUnknowns(state);
  for (const ask of state.contractChecks) ask();
}

function reportUnknowns(state: State): void {
  const seen = new Set<ExistsType>();
  for (const type of state.pending) {
    const unsolved = firstUnknown(type);
    if (unsolved === undefined || seen.has(unsolved)) continue;
    seen.add(unsolved);
    report(state, underspecified(unsolved.span));
  }
}

function firstUnknown(type: Type): ExistsType | undefined {
  const known = prune(type);
  if (known.kind === 'exists') return known;
  if (known.ground) return undefined;
  for (const part of partsOf(known)) {
    const found = firstUnknown(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

const PHASES: readonly Problem['phase'][] = ['parse', 'core', 'type', 'contract', 'compile'];

/** By phase, then in the order in which they were found. */
function sorted(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase));
}

/** Imported files, each after its own imports. */
function inOrder(program: Program): [number, readonly Declaration[]][] {
  const ordered: [number, readonly Declaration[]][] = [];
  const visited = new Set<number>();
  const visit = (file: number) => {
    const declarations = program.imported.get(file);
    if (visited.has(file) || declarations === undefined) return;
    visited.add(file);
    for (const inner of importedBy(declarations)) visit(inner);
    ordered.push([file, declarations]);
  };
  for (const file of program.imported.keys()) visit(file);
  return ordered;
}

function importedBy(declarations: readonly Declaration[]): number[] {
  return declarations.flatMap((declaration) => {
    const module =
      declaration.kind === 'module'
        ? declaration.body
        : declaration.kind === 'include'
          ? declaration.module
          : undefined;
    if (module?.kind === 'file') return [module.file];
    return module?.kind === 'body' ? importedBy(module.declarations) : [];
  });
}
