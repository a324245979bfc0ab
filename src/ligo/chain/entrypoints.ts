/** Which function of a contract a call means, and with which argument. */
import { capitalised, sameName, uncapitalised } from '../evaluate/contract-value';
import type { DataType, RowType } from '../evaluate/data-type';
import type { CompiledContract, Entrypoint } from '../evaluate/values/contract';
import { shapeOf, variant } from '../evaluate/values/make';
import type { Value } from '../evaluate/values/value';

export interface ResolvedCall {
  readonly entrypoint: Entrypoint;
  readonly argument: Value;
}

/** Undefined when the contract has no such entrypoint. */
export function resolveCall(
  contract: CompiledContract,
  name: string | undefined,
  parameter: Value,
): ResolvedCall | undefined {
  const { entrypoints } = contract;
  if (name !== undefined && name !== 'default') return resolveNamed(entrypoints, name, parameter);
  // A value of `parameter_of C` names the entrypoint by its constructor.
  if (parameter.kind === 'variant' && namesEntrypoints(parameter.shape.names, entrypoints)) {
    const entrypoint = entrypoints.find((entry) => sameName(entry.name, parameter.name));
    if (entrypoint) return { entrypoint, argument: parameter.value };
  }
  const entrypoint = defaultEntrypoint(entrypoints);
  return entrypoint && { entrypoint, argument: parameter };
}

const defaultEntrypoint = (entrypoints: readonly Entrypoint[]): Entrypoint | undefined =>
  entrypoints.find(({ name }) => name === 'default') ??
  (entrypoints.length === 1 ? entrypoints[0] : undefined);

/** A signature may hide entrypoints, so the parameter need not name them all. */
const namesEntrypoints = (constructors: readonly string[], entrypoints: readonly Entrypoint[]): boolean =>
  constructors.every((label) => entrypoints.some(({ name }) => sameName(name, label)));

function resolveNamed(
  entrypoints: readonly Entrypoint[],
  name: string,
  parameter: Value,
): ResolvedCall | undefined {
  const entrypoint = entrypoints.find(
    (entry) => entry.name === name || sameName(entry.name, capitalised(name)),
  );
  if (entrypoint) return { entrypoint, argument: parameter };
  for (const entry of entrypoints) {
    const path = constructorPath(entry.parameter, name);
    if (path) return { entrypoint: entry, argument: wrap(path, parameter) };
  }
  return undefined;
}

/** Constructors of the parameter are entrypoints, too: the variants around one of them, outermost first. */
function constructorPath(
  type: DataType,
  name: string,
): { row: RowType; name: string; item: DataType }[] | undefined {
  if (type.kind !== 'variant') return undefined;
  for (const [index, item] of type.items.entries()) {
    const label = type.shape.names[index] ?? '';
    const step = { row: type, name: label, item };
    if (label === name || uncapitalised(label) === name) return [step];
    const inner = constructorPath(item, name);
    if (inner) return [step, ...inner];
  }
  return undefined;
}

const wrap = (path: readonly { row: RowType; name: string }[], value: Value): Value =>
  path.reduceRight<Value>((inner, { row, name }) => variant(row.shape, name, inner), value);

/** What an entrypoint takes; undefined when there is none of this name. */
export function parameterType(contract: CompiledContract, name: string | undefined): DataType | undefined {
  const { entrypoints } = contract;
  if (name === undefined || name === 'default') {
    const entrypoint = defaultEntrypoint(entrypoints);
    return entrypoint?.parameter ?? allEntrypoints(entrypoints);
  }
  const entrypoint = entrypoints.find(
    (entry) => entry.name === name || sameName(entry.name, capitalised(name)),
  );
  if (entrypoint) return entrypoint.parameter;
  for (const entry of entrypoints) {
    const last = constructorPath(entry.parameter, name)?.at(-1);
    if (last) return last.item;
  }
  return undefined;
}

const allEntrypoints = (entrypoints: readonly Entrypoint[]): DataType => ({
  kind: 'variant',
  shape: shapeOf(entrypoints.map(({ name }) => capitalised(name))),
  items: entrypoints.map(({ parameter }) => parameter),
});

/** What can be sent to an account without code. */
export const takesUnit = (type: DataType): boolean =>
  type.kind === 'unit' || type.kind === 'unknown' || type.kind === 'ticket';
