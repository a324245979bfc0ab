/** Prints types in JsLIGO syntax, by their declared names or expanded. */
import { settledLayout } from '../layout';
import { isBool, optionValue } from '../make';
import { prune, type Type, tupleItems } from '../type';
import type { Detail } from './cameligo';
import { aliasName, type Budget, type Names, newBudget, renamed, spend, variableName } from './names';

export function printJsType(type: Type, detail: Detail = 'names'): string {
  return print(type, { detail, names: undefined, budget: newBudget() });
}

interface Options {
  readonly detail: Detail;
  readonly names: Names | undefined;
  readonly budget: Budget;
}

function print(unsettled: Type, options: Options): string {
  if (!spend(options.budget)) return '…';
  const type = prune(unsettled);
  if (isBool(type)) return 'bool';
  const value = optionValue(type);
  if (value !== undefined) return `option<${print(value, options)}>`;
  if (type.alias !== undefined && options.detail === 'names') {
    const name = aliasName(type);
    if (name !== undefined) return applied(name, type.alias.arguments, options);
  }
  switch (type.kind) {
    case 'constant':
      return applied(type.name, type.arguments, options);
    case 'variable':
      return variableName(type.name, options.names);
    case 'exists':
      return '_';
    case 'error':
      return '?';
    case 'singleton':
      return type.literal.kind === 'string' ? JSON.stringify(type.literal.value) : String(type.literal.value);
    case 'union':
      return type.members.map((member) => print(member, options)).join(' | ');
    case 'arrow':
      return printFunction(type, options);
    case 'record':
      return printRecord(type, options);
    case 'sum':
      return settledLayout(type.layout)
        .order.map((label) => `["${label}"${constructorArgument(type.fields.get(label), options)}]`)
        .join(' | ');
    case 'abstraction':
      return `<${variableName(type.parameter, options.names)}>${print(type.body, options)}`;
    case 'forall': {
      const { body, names, parameters } = renamed(type, options.names);
      return `<${parameters.join(', ')}>${print(body, { ...options, names })}`;
    }
  }
}

function printFunction(type: Extract<Type, { kind: 'arrow' }>, options: Options): string {
  const parameters: string[] = [];
  let result: Type = type;
  while (result.kind === 'arrow' && (result === type || result.alias === undefined)) {
    const name = type.names?.[parameters.length];
    const known = name === undefined || name === '_' ? `_${parameters.length || ''}` : name;
    parameters.push(`${known.replace(/\d+$/, '')}: ${print(result.parameter, options)}`);
    result = prune(result.result);
  }
  return `(${parameters.join(', ')}) => ${print(result, options)}`;
}

function printRecord(type: Extract<Type, { kind: 'record' }>, options: Options): string {
  const items = tupleItems(type);
  if (items !== undefined && items.length > 0) {
    return `[${items.map((item) => print(item, options)).join(', ')}]`;
  }
  const fields = settledLayout(type.layout).order.map(
    (label) => `${label}: ${print(type.fields.get(label) ?? type, options)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function constructorArgument(argument: Type | undefined, options: Options): string {
  if (argument === undefined) return '';
  const known = prune(argument);
  if (known.kind === 'constant' && known.name === 'unit') return '';
  const text = print(known, options);
  return known.kind === 'sum' && !text.endsWith('>') && known.alias === undefined
    ? `, (${text})`
    : `, ${text}`;
}

function applied(name: string, args: readonly Type[], options: Options): string {
  if (args.length === 0) return name;
  return `${name}<${args.map((arg) => print(arg, options)).join(', ')}>`;
}
