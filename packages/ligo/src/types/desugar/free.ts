/** Whether a variable occurs free in an expression. */
import type { Core, CorePattern } from '../core';

export function mentions(core: Core, name: string): boolean {
  return new Search(name).in(core);
}

/** Visits code shared by branches only once. */
class Search {
  private readonly seen = new Set<Core>();

  constructor(private readonly name: string) {}

  in(core: Core): boolean {
    if (this.seen.has(core)) return false;
    this.seen.add(core);
    return this.inside(core);
  }

  private inside(core: Core): boolean {
    const { name } = this;
    switch (core.kind) {
      case 'variable':
        return core.name === name;
      case 'assign':
        return this.in(core.value);
      case 'lambda':
        return core.parameter.name !== name && this.in(core.body);
      case 'recursive':
        return core.name !== name && this.in(core.lambda);
      case 'let':
        return this.in(core.value) || (!binds(core.pattern, name) && this.in(core.body));
      case 'match':
        return (
          this.in(core.subject) ||
          core.cases.some(({ pattern, body }) => !binds(pattern, name) && this.in(body))
        );
      case 'for':
        return (
          [core.first, core.last].some((part) => this.in(part)) ||
          (core.variable.text !== name && this.in(core.body))
        );
      case 'for-each':
        return (
          this.in(core.collection) ||
          (!core.variables.some(({ text }) => text === name) && this.in(core.body))
        );
      default:
        return partsOf(core).some((part) => this.in(part));
    }
  }
}

function binds(pattern: CorePattern, name: string): boolean {
  switch (pattern.kind) {
    case 'variable':
      return pattern.name === name;
    case 'cons':
      return binds(pattern.head, name) || binds(pattern.tail, name);
    case 'constructor':
      return binds(pattern.argument, name);
    case 'tuple':
      return pattern.items.some((item) => binds(item, name));
    case 'record':
      return [...pattern.fields.values()].some((item) => binds(item, name));
    default:
      return false;
  }
}

function partsOf(core: Core): readonly Core[] {
  switch (core.kind) {
    case 'apply':
      return [core.callee, core.argument];
    case 'type-abstraction':
    case 'type-in':
    case 'module-in':
      return [core.body];
    case 'code':
      return [core.code];
    case 'annotation':
      return [core.value];
    case 'record':
      return [...core.fields.values()];
    case 'tuple':
      return core.items;
    case 'array':
      return core.elements.map(({ value }) => value);
    case 'access':
      return [core.record];
    case 'update':
      return [core.record, core.value];
    case 'constructor':
      return [core.argument];
    case 'while':
      return [core.condition, core.body];
    case 'operation':
      return core.operands;
    default:
      return [];
  }
}
