/** Prints types in CameLIGO syntax, by their declared names or expanded. */
import { settledLayout } from '../layout';
import { ERROR, isBool, optionValue } from '../make';
import { type Fields, prune, type Type, tupleItems } from '../type';
import { aliasName, type Budget, type Names, newBudget, renamed, spend, variableName } from './names';

export type Detail = 'names' | 'full';

/** The precedence of the context: top level, left of an arrow, tuple component, type argument. */
enum Place {
  Open,
  Alternative,
  Result,
  Parameter,
  Item,
  Argument,
}

export function printType(type: Type, detail: Detail = 'names'): string {
  const { body, names, parameters } = renamed(type);
  return quantified(parameters) + print(body, Place.Open, { detail, names, budget: newBudget() });
}

function quantified(parameters: readonly string[]): string {
  return parameters.length > 0 ? `forall ${parameters.map((name) => `'${name}`).join(' ')}. ` : '';
}

interface Options {
  readonly detail: Detail;
  readonly names: Names | undefined;
  readonly budget: Budget;
}

function print(unsettled: Type, place: Place, options: Options): string {
  if (!spend(options.budget)) return '…';
  const type = prune(unsettled);
  if (isBool(type)) return 'bool';
  const value = optionValue(type);
  if (value !== undefined) return `${print(value, Place.Argument, options)} option`;
  if (type.alias !== undefined && options.detail === 'names') {
    const name = aliasName(type);
    if (name !== undefined) return applied(name, type.alias.arguments, options);
  }
  switch (type.kind) {
    case 'constant':
      return applied(type.name, type.arguments, options);
    case 'variable':
      return `'${variableName(type.name, options.names)}`;
    case 'exists':
      return '_';
    case 'error':
      return '?';
    case 'singleton':
      return type.literal.kind === 'string' ? JSON.stringify(type.literal.value) : String(type.literal.value);
    case 'union':
      return `union(${type.members.map((member) => print(member, Place.Open, options)).join(', ')})`;
    case 'arrow': {
      const text = `${print(type.parameter, Place.Parameter, options)} -> ${print(type.result, Place.Result, options)}`;
      return place > Place.Result ? `(${text})` : place === Place.Alternative ? `(${text})` : text;
    }
    case 'record':
      return printRecord(type, place, options);
    case 'sum': {
      const text = printSum(type.fields, settledLayout(type.layout).order, options);
      return place === Place.Open ? text : `(${text})`;
    }
    case 'abstraction': {
      const text = `fun '${variableName(type.parameter, options.names)}. ${print(type.body, Place.Open, options)}`;
      return place === Place.Open ? text : `(${text})`;
    }
    case 'forall': {
      const { body, names, parameters } = renamed(type, options.names);
      const text = quantified(parameters) + print(body, Place.Open, { ...options, names });
      return place === Place.Open ? text : `(${text})`;
    }
  }
}

function printRecord(type: Extract<Type, { kind: 'record' }>, place: Place, options: Options): string {
  const items = tupleItems(type);
  if (items === undefined || items.length === 0) {
    const fields = settledLayout(type.layout).order.map(
      (label) => `${label} : ${print(type.fields.get(label) ?? type, Place.Result, options)}`,
    );
    return `{${fields.join('; ')}}`;
  }
  const [only] = items;
  if (only !== undefined && items.length === 1) return `tuple1(${print(only, Place.Open, options)})`;
  const text = items.map((item) => print(item, Place.Item, options)).join(' * ');
  return place >= Place.Item ? `(${text})` : text;
}

function printSum(fields: Fields, order: readonly string[], options: Options): string {
  return order
    .map((label) => {
      const argument = prune(fields.get(label) ?? ERROR);
      if (argument.kind === 'constant' && argument.name === 'unit') return label;
      return `${label} of ${print(argument, Place.Alternative, options)}`;
    })
    .join(' | ');
}

function applied(name: string, args: readonly Type[], options: Options): string {
  const [only] = args;
  if (only === undefined) return name;
  if (args.length === 1) return `${print(only, Place.Argument, options)} ${name}`;
  return `(${args.map((arg) => print(arg, Place.Open, options)).join(', ')}) ${name}`;
}
