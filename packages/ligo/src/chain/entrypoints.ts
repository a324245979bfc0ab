/** Resolves a call to a function of a contract and its argument. */
import { capitalised, sameName, uncapitalised } from '../evaluate/contract-value';
import type { DataType, RowType } from '../evaluate/data-type';
import { errorOf } from '../evaluate/failure';
import { convert } from '../evaluate/michelson/convert';
import type { CompiledContract, Entrypoint } from '../evaluate/values/contract';
import { shapeOf, variant } from '../evaluate/values/make';
import type { Value } from '../evaluate/values/value';

export interface ResolvedCall {
  readonly entrypoint: Entrypoint;
  readonly argument: Value;
}

/** The target of an on-chain name: an entrypoint, or a constructor in its parameter. */
interface Target {
  readonly entrypoint: Entrypoint;
  /** The enclosing variants of the constructor, outermost first. */
  readonly path: readonly Step[];
  /** The parameter type. */
  readonly type: DataType;
}

interface Step {
  readonly row: RowType;
  readonly name: string;
}

/** Undefined if the contract has no such entrypoint, or if it does not accept this parameter. */
export function resolveCall(
  contract: CompiledContract,
  name: string | undefined,
  sent: Value,
): ResolvedCall | undefined {
  const { entrypoints } = contract;
  const parameter = sent.kind === 'michelson_program' ? typed(sent, parameterType(contract, name)) : sent;
  if (!parameter) return undefined;
  if (name === undefined || name === 'default') return resolveDefault(entrypoints, parameter);
  const target = targetNamed(entrypoints, name);
  return target && callTo(target, parameter);
}

/** What embedded Michelson sends has no names of fields and constructors. */
const typed = (value: Value, type: DataType | undefined): Value | undefined => type && convert(value, type);

/** Why a call was not resolved. */
export function unresolvedCall(address: string, name = 'default', hasContract: boolean): Error {
  return hasContract && name === 'default'
    ? errorOf(
        `The entrypoint default of ${address} does not take this parameter. Call the entrypoint by its name.`,
      )
    : errorOf(`There is no contract at ${address} with the entrypoint ${name}.`);
}

/** A call without a name targets the whole contract, unless something in it is named `default`. */
function resolveDefault(entrypoints: readonly Entrypoint[], parameter: Value): ResolvedCall | undefined {
  const whole = wholeParameter(entrypoints, parameter);
  const target = targetNamed(entrypoints, 'default');
  if (!target) {
    const single = singleEntrypoint(entrypoints);
    return whole ?? (single && { entrypoint: single, argument: parameter });
  }
  // The chain treats a parameter of the whole contract as an argument of `default`, which rarely type-checks.
  const argument = whole || isOneOf(parameter, target.path[0]) ? convert(parameter, target.type) : parameter;
  return argument && callTo(target, argument);
}

const callTo = ({ entrypoint, path }: Target, argument: Value): ResolvedCall => ({
  entrypoint,
  argument: path.reduceRight<Value>((inner, { row, name }) => variant(row.shape, name, inner), argument),
});

/** The constructor of a value of `parameter_of C` selects the entrypoint. */
function wholeParameter(entrypoints: readonly Entrypoint[], parameter: Value): ResolvedCall | undefined {
  if (parameter.kind !== 'variant' || !namesEntrypoints(parameter.shape.names, entrypoints)) return undefined;
  const entrypoint = entrypoints.find((entry) => sameName(entry.name, parameter.name));
  return entrypoint && { entrypoint, argument: parameter.value };
}

/** A signature may hide entrypoints, so the parameter may lack some of them. */
const namesEntrypoints = (constructors: readonly string[], entrypoints: readonly Entrypoint[]): boolean =>
  constructors.every((label) => entrypoints.some(({ name }) => sameName(name, label)));

const isOneOf = (value: Value, step: Step | undefined): boolean =>
  value.kind === 'variant' && step !== undefined && step.row.shape.names.includes(value.name);

/** A single entrypoint has no name on chain: its parameter is that of the contract. */
const singleEntrypoint = ([only, ...others]: readonly Entrypoint[]): Entrypoint | undefined =>
  others.length === 0 ? only : undefined;

function targetNamed(entrypoints: readonly Entrypoint[], name: string): Target | undefined {
  const entrypoint = singleEntrypoint(entrypoints)
    ? undefined
    : entrypoints.find((entry) => entry.name === name || sameName(entry.name, capitalised(name)));
  if (entrypoint) return { entrypoint, path: [], type: entrypoint.parameter };
  return constructorNamed(entrypoints, name);
}

/** Constructors of the parameter are entrypoints as well. */
function constructorNamed(entrypoints: readonly Entrypoint[], name: string): Target | undefined {
  for (const entrypoint of entrypoints) {
    const found = constructorIn(entrypoint.parameter, name);
    if (found) return { entrypoint, ...found };
  }
  return undefined;
}

function constructorIn(type: DataType, name: string): Pick<Target, 'path' | 'type'> | undefined {
  if (type.kind !== 'variant') return undefined;
  for (const [index, item] of type.items.entries()) {
    const label = type.shape.names[index] ?? '';
    const step = { row: type, name: label };
    if (label === name || uncapitalised(label) === name) return { path: [step], type: item };
    const inner = constructorIn(item, name);
    if (inner) return { ...inner, path: [step, ...inner.path] };
  }
  return undefined;
}

/** The parameter type of an entrypoint; undefined if there is none with this name. */
export function parameterType(
  { entrypoints }: CompiledContract,
  name: string | undefined,
): DataType | undefined {
  const target = targetNamed(entrypoints, name ?? 'default');
  if (target || (name !== undefined && name !== 'default')) return target?.type;
  return singleEntrypoint(entrypoints)?.parameter ?? allEntrypoints(entrypoints);
}

const allEntrypoints = (entrypoints: readonly Entrypoint[]): DataType => ({
  kind: 'variant',
  shape: shapeOf(entrypoints.map(({ name }) => capitalised(name))),
  items: entrypoints.map(({ parameter }) => parameter),
});

/** Accounts without code accept only the unit. */
export const takesUnit = (type: DataType): boolean =>
  type.kind === 'unit' || type.kind === 'unknown' || type.kind === 'ticket';
