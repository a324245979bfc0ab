/** Checks a whole program: desugars it, infers all types, then runs the deferred checks. */
import type { Declaration, Program } from '../syntax/ast';
import { Budget, LimitReached, limitOf, limitProblem } from '../syntax/budget';
import type { Problem } from '../syntax/problem';
import type { CoreDeclaration } from './core';
import { createDesugaring } from './desugar/context';
import { desugarDeclarations } from './desugar/declarations';
import type { Environment } from './environment';
import { ALL_FEATURES, AskedFeatures, type Features } from './features';
import { type DeclaredModule, inferDeclarations } from './judge/module';
import { laterForms } from './later-forms';
import { Layer } from './layer';
import { underspecified } from './problems/types';
import { createRecorder } from './recorder';
import type { Scope } from './scope';
import { checkedTypes, settle, settleSignature } from './settle';
import { publicEntries, type Signature, signatureOf } from './signature';
import { createState, report, type State } from './state';
import { partsOf } from './substitute';
import { type ExistsType, prune, type Type } from './type';
import type { TypedProgram } from './typed';

export interface CheckOptions {
  readonly features?: Features;
  readonly budget?: Budget;
}

export function checkProgram(
  program: Program,
  library: Environment,
  { features: known = ALL_FEATURES, budget = new Budget() }: CheckOptions = {},
): TypedProgram {
  const features = new AskedFeatures(known);
  const desugaring = createDesugaring(program.files, budget);
  const state = createState(program.files, createRecorder(), { features, budget });
  const imports = new Map<number, Signature>();
  const scope: Scope = { state, environment: library, path: [], imports };
  const imported = new Map<number, readonly CoreDeclaration[]>();
  let declarations: readonly CoreDeclaration[] = [];
  const { declared, signature } =
    withinLimits(state, () => {
      for (const [file, parsed] of inOrder(program)) {
        const core = desugarDeclarations(desugaring, parsed);
        imported.set(file, core);
        imports.set(file, inferDeclarations(scope, core).signature);
        state.record.modules.clear();
        state.record.contracts.clear();
      }
      declarations = desugarDeclarations(desugaring, program.declarations);
      return inferDeclarations(scope, declarations);
    }) ?? NOTHING;
  withinLimits(state, () => finish(state));
  return {
    problems: sorted([
      ...laterForms(program, features),
      ...desugaring.problems,
      ...state.problems,
      ...unreported(state),
    ]),
    steps: state.steps,
    dependsOn: features.asked,
    declared: settleSignature(declared),
    environment: new Layer(library, state.sumNames).bind(declared.items),
    signature: settleSignature(signatureOf(publicEntries(signature.items), signature.contract)),
    ...settle(state.record),
    core: { declarations, imported, ...checkedTypes(state.record) },
  };
}

function unreported({ unreported: span, budget }: State): Problem[] {
  return span ? [limitProblem(new LimitReached('problems', span), budget, 'contract')] : [];
}

const NOTHING: DeclaredModule = { declared: signatureOf([]), signature: signatureOf([]) };

/** A limit of the budget becomes a problem, so that checking terminates. */
export function withinLimits<Result>(state: State, judge: () => Result): Result | undefined {
  try {
    return judge();
  } catch (error) {
    const reached = limitOf(error, state.budget);
    if (reached === undefined) throw error;
    state.problems.push(limitProblem(reached, state.budget, 'type'));
    return undefined;
  }
}

/** The checks that LIGO makes after all types are known, in its order. */
export function finish(state: State): void {
  const typeProblems = state.problems.length;
  for (const ask of state.deferred) ask();
  if (typeProblems === 0) reportUnknowns(state);
  for (const ask of state.contractChecks) ask();
}

function reportUnknowns(state: State): void {
  const seen = new Set<ExistsType>();
  const solved = new Set<Type>();
  for (const type of state.pending) {
    const unsolved = firstUnknown(type, solved);
    if (unsolved === undefined || seen.has(unsolved)) continue;
    seen.add(unsolved);
    report(state, underspecified(unsolved.span));
  }
}

/** Types share parts, so each part that is solved is visited once. */
function firstUnknown(type: Type, solved: Set<Type>): ExistsType | undefined {
  const known = prune(type);
  if (known.kind === 'exists') return known;
  if (known.ground || solved.has(known)) return undefined;
  for (const part of partsOf(known)) {
    const found = firstUnknown(part, solved);
    if (found !== undefined) return found;
  }
  solved.add(known);
  return undefined;
}

const PHASES: readonly Problem['phase'][] = ['parse', 'core', 'type', 'contract', 'compile'];

/** By phase, then in the order in which they were found. */
function sorted(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase));
}

/** Imported files, each after its own imports; otherwise in the order of their paths. */
function inOrder(program: Program): [number, readonly Declaration[]][] {
  const ordered: [number, readonly Declaration[]][] = [];
  const visited = new Set<number>();
  const pathOf = (file: number) => program.files[file]?.path ?? '';
  const byPath = (files: Iterable<number>) => [...files].sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
  const visit = (file: number) => {
    const declarations = program.imported.get(file);
    if (visited.has(file) || declarations === undefined) return;
    visited.add(file);
    for (const inner of byPath(importedBy(declarations))) visit(inner);
    ordered.push([file, declarations]);
  };
  for (const file of byPath(program.imported.keys())) visit(file);
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
