/** Creates mutants of functions and contracts by recompiling the program with one change. */

import type { Context, Unit } from '../evaluate/code/context';
import { neededUnits } from '../evaluate/code/needed-units';
import { contractOf, contractValue } from '../evaluate/contract-value';
import type { Steps } from '../evaluate/machine/native';
import { describePlace, describeReplacement } from '../evaluate/mutation/describe';
import { type Change, changesIn } from '../evaluate/mutation/enumerate';
import { mayChange } from '../evaluate/mutation/parts';
import type { CompiledContract } from '../evaluate/values/contract';
import type { Closure, FunctionValue } from '../evaluate/values/function';
import type { Value } from '../evaluate/values/value';
import type { Program } from '../syntax/ast';
import type { CheckedProgram, Runner } from './runner';
import type { Mutants, MutantValue } from './session';

export class MutantMaker implements Mutants {
  constructor(private readonly runner: Runner) {}

  *nth(value: Value, position: number): Steps<MutantValue | undefined> {
    const closures = closuresOf(value);
    const program = closures[0]?.code.program;
    const checked = program && this.runner.checkedProgram(program);
    if (!checked) return undefined;
    const change = this.changes(closures, checked)[position];
    if (!change) return undefined;
    const { context } = this.runner.compile(checked, {
      replacement: (node) => (node === change.node ? change.replacement : undefined),
    });
    const lambdas = closures.flatMap(({ code }) => (code.lambda ? [code.lambda] : []));
    const wanted = new Set(lambdas.flatMap((lambda) => [...(context.codes.get(lambda)?.uses ?? [])]));
    for (const unit of neededUnits(context.units, wanted)) yield* this.runner.runUnit(unit);
    return {
      value: rebuild(value, context),
      place: describePlace(change.node.span, checked.program.files),
      replacement: describeReplacement(change, checked.program.files),
    };
  }

  /** Changes in the functions themselves, then in the top-level declarations that they use. */
  private changes(closures: readonly Closure[], checked: CheckedProgram): Change[] {
    const { context } = this.runner.compile(checked);
    const roots = closures.flatMap(({ code }) => (code.lambda ? [code.lambda] : []));
    const used = new Set(roots.flatMap((lambda) => [...(context.codes.get(lambda)?.uses ?? [])]));
    const helpers = neededUnits(context.units, used).flatMap((unit) => declaredValue(checked.program, unit));
    const nodes = [...new Set([...roots, ...helpers])];
    const inside = nodes.filter((node) => !nodes.some((other) => other !== node && holds(other, node)));
    return inside.flatMap((node) => changesIn(node, checked.typed));
  }
}

const holds = (outer: { span: { from: number; to: number; file: number } }, inner: typeof outer): boolean =>
  outer.span.file === inner.span.file && outer.span.from <= inner.span.from && outer.span.to >= inner.span.to;

/** The expression of a top-level declaration that mutations may change. */
function declaredValue({ declarations, imported }: Program, { code }: Unit) {
  const all = [declarations, ...imported.values()].flatMap((list) => list.flatMap(valuesOf));
  const found = all.find(({ span }) => span === code.span);
  return found && mayChange(found.attributes) ? [found.value] : [];
}

type AnyDeclaration = Program['declarations'][number];

function valuesOf(node: AnyDeclaration): (AnyDeclaration & { kind: 'value' })[] {
  if (node.kind === 'value') return [node];
  return node.kind === 'module' && node.body.kind === 'body' ? node.body.declarations.flatMap(valuesOf) : [];
}

function closuresOf(value: Value): Closure[] {
  if (value.kind === 'closure') return [value];
  const contract = contractIn(value);
  return contract
    ? contract.entrypoints.flatMap(({ function: fn }) => (fn.kind === 'closure' ? [fn] : []))
    : [];
}

function contractIn(value: Value): CompiledContract | undefined {
  if (value.kind === 'michelson_contract') return value.contract;
  const main = value.kind === 'tuple' ? value.items[0] : undefined;
  return main?.kind === 'native' ? main.native.contract : undefined;
}

/** The same value with the functions of the changed program. */
function rebuild(value: Value, { codes }: Context): Value {
  const changed = (fn: FunctionValue): FunctionValue => {
    const found = fn.kind === 'closure' && fn.code.lambda ? codes.get(fn.code.lambda) : undefined;
    return found && fn.kind === 'closure' ? { ...fn, code: found.code } : fn;
  };
  if (value.kind === 'closure') return changed(value);
  const contract = contractOf(value, undefined);
  const entrypoints = contract.entrypoints.map((entry) => ({ ...entry, function: changed(entry.function) }));
  return contractValue({ ...contract, entrypoints }, []);
}
