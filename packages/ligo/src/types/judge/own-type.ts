/** Types that expressions have by themselves, whatever is expected of them, found without judging them. */
import type { Core } from '../core';
import { type Environment, findModule, findType, findValue } from '../environment';
import { equalTypes } from '../equal';
import { findEntry } from '../signature';
import type { Type } from '../type';
import { LITERAL_TYPES } from './literal';

/** Whether an expression is known to have a type by itself. Unions and literal types are judged in more than one way. */
export function hasType(environment: Environment, core: Core, type: Type): boolean {
  if (!type.ground || !type.closed || type.kind === 'union' || type.kind === 'singleton') return false;
  if (type.kind === 'record' && (core.kind === 'tuple' || core.kind === 'record')) {
    const parts =
      core.kind === 'record' ? core.fields : new Map(core.items.map((item, at) => [String(at), item]));
    const fields = [...type.fields];
    return (
      parts.size === fields.length &&
      fields.every(([label, field]) => {
        const part = parts.get(label);
        return part !== undefined && hasType(environment, part, field);
      })
    );
  }
  const own = ownType(environment, core);
  return own?.ground === true && equalTypes(own, type);
}

function ownType(environment: Environment, core: Core): Type | undefined {
  switch (core.kind) {
    case 'literal':
      return LITERAL_TYPES[core.literal.kind];
    case 'variable':
      return findValue(environment, core.name)?.binding.type;
    case 'member': {
      const module = findModule(
        environment,
        core.path.map(({ text }) => text),
      );
      return module && findEntry(module.signature, 'value', core.name.text)?.type;
    }
    case 'apply':
      return resultOf(ownType(environment, core.callee));
    case 'annotation': {
      const { type } = core;
      if (type.kind !== 'name' || type.path.length > 0 || type.arguments.length > 0) return undefined;
      const found = findType(environment, type.name.text);
      return found?.kind === 'type' ? found.type : undefined;
    }
    default:
      return undefined;
  }
}

/** The result of a function, also of a polymorphic one. */
function resultOf(type: Type | undefined): Type | undefined {
  if (type?.kind === 'forall') return resultOf(type.body);
  return type?.kind === 'arrow' ? type.result : undefined;
}
