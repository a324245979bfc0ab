/** `contract_of M`: the contract formed by the entry points and views of a module. */
import type { ContractOfExpression } from '../../syntax/ast';
import { prune, type Type } from '../../types/type';
import { contractValue } from '../contract-value';
import { errorOf } from '../failure';
import { dataType } from '../type-of';
import type { CompiledContract, ContractSource, Entrypoint, View } from '../values/contract';
import { isFunction } from '../values/function';
import type { DynamicEntrypoint, Value } from '../values/value';
import type { Context, Place } from './context';
import type { ContractPart } from './contract-parts';
import { loadFrom } from './name';
import { neededUnits } from './needed-units';
import type { ModuleBinding } from './scope';

export function compileContract(node: ContractOfExpression, place: Place): void {
  const module = place.scope.module(node.path.map(({ text }) => text));
  emitContract(module, place);
}

/** Pushes the triple that `contract_of` evaluates to. */
export function emitContract(module: ModuleBinding, { builder, context }: Place): void {
  if (module.kind === 'library') throw errorOf(`'${module.path}' is not a contract.`);
  const parts = lastOfEachName(module.contract);
  for (const { name } of parts) {
    const binding = module.scope.values.get(name);
    if (binding?.kind === 'global') context.uses.add(binding.index);
    if (binding && binding.kind !== 'library') builder.emit(loadFrom(binding, builder));
  }
  builder.emit((_, machine) => {
    const values = machine.popMany(parts.length);
    const size = sizeOf(values, context);
    const contract = { ...assemble(parts, values, size), source: sourceOf(parts, context) };
    machine.push(contractValue(contract, dynamicEntrypoints(parts, values)));
  });
}

/** A later declaration of a name shadows the earlier one. */
function lastOfEachName(parts: readonly ContractPart[]): ContractPart[] {
  return [...new Map(parts.map((part) => [part.name, part])).values()];
}

function assemble(parts: readonly ContractPart[], values: readonly Value[], size: number): CompiledContract {
  const entrypoints: Entrypoint[] = [];
  const views: View[] = [];
  let storage: Type | undefined;
  parts.forEach(({ role, name, type }, index) => {
    const value = values[index];
    const arrow = type && prune(type);
    const [parameter, rest] = arrow?.kind === 'arrow' ? [arrow.parameter, prune(arrow.result)] : [];
    if (!value || !isFunction(value)) return;
    if (role === 'entry' && parameter) {
      if (rest?.kind === 'arrow') storage ??= rest.parameter;
      entrypoints.push({ name, parameter: dataType(parameter), function: value, paired: false });
    } else if (role === 'view') {
      const result = rest?.kind === 'arrow' ? dataType(rest.result) : undefined;
      views.push({ name, parameter: parameter && dataType(parameter), result, function: value });
    }
  });
  return { entrypoints, views, size, storage: storage && dataType(storage) };
}

function sourceOf(parts: readonly ContractPart[], { program }: Context): ContractSource {
  return { program, entryPoints: parts.filter(({ role }) => role === 'entry').map(({ span }) => span) };
}

/** The size of the functions, and of the top-level functions and constants that they use. */
function sizeOf(values: readonly Value[], { codes, units }: Context): number {
  const lambdas = values.flatMap((value) =>
    value.kind === 'closure' && value.code.lambda ? [value.code.lambda] : [],
  );
  const used = new Set(lambdas.flatMap((lambda) => [...(codes.get(lambda)?.uses ?? [])]));
  const weights = [
    ...lambdas.map((lambda) => codes.get(lambda)?.code.weight ?? 0),
    ...neededUnits(units, used).map(({ code }) => code.weight),
  ];
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function dynamicEntrypoints(parts: readonly ContractPart[], values: readonly Value[]): DynamicEntrypoint[] {
  return parts.flatMap(({ role }, index) => {
    const value = values[index];
    return role === 'dyn_entry' && value?.kind === 'dynamic_entrypoint' ? [value] : [];
  });
}
