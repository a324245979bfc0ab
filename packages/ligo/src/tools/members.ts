/** Occurrences of fields and constructors in expressions and patterns. */
import type { Name, Node, Selector } from '../syntax/ast';
import { walkDeclarations } from '../syntax/walk';
import { arrow } from '../types/make';
import { prune, type SumType, type Type } from '../types/type';
import type { Analysis } from './analyse';
import type { Occurrence } from './occurrence';

export function memberOccurrences({ program, typed }: Analysis): Occurrence[] {
  const found: Occurrence[] = [];
  const field = (name: string, { span }: Node, type: Type | undefined) => {
    if (type) found.push({ kind: 'field', name, span, type });
  };
  const path = (record: Type | undefined, selectors: readonly Selector[]) => {
    let type = record;
    for (const selector of selectors) {
      const label = selector.kind === 'field' ? selector.name : String(selector.index);
      type = type && fieldOf(type, label);
      if (selector.kind === 'field') field(label, selector, type);
    }
  };
  const addConstructor = ({ text, span }: Name, sum: SumType | undefined) => {
    const argument = sum?.fields.get(text);
    if (sum && argument)
      found.push({ kind: 'constructor', name: text, span, type: constructorType(argument, sum) });
  };
  walkDeclarations(program.declarations, {
    expression(node) {
      if (node.kind === 'projection') path(typed.types.get(node.record), node.path);
      else if (node.kind === 'update')
        for (const { path: selectors } of node.updates) path(typed.types.get(node), selectors);
      else if (node.kind === 'record')
        for (const { name, value } of node.fields) field(name.text, name, typed.types.get(value));
      else if (node.kind === 'constructor') addConstructor(node.name, typed.constructors.get(node));
    },
    pattern(node) {
      if (node.kind === 'constructor') addConstructor(node.name, typed.constructors.get(node));
      else if (node.kind === 'record')
        for (const { name, pattern } of node.fields) field(name.text, name, typed.patterns.get(pattern));
    },
  });
  return found;
}

function fieldOf(type: Type, label: string): Type | undefined {
  const known = prune(type);
  return known.kind === 'record' ? known.fields.get(label) : undefined;
}

/** The type of a constructor as a function from its argument to its variant. */
function constructorType(argument: Type, sum: SumType): Type {
  const known = prune(argument);
  return known.kind === 'constant' && known.name === 'unit' ? sum : arrow(argument, sum);
}
