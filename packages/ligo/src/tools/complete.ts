/** Completion: members of a module, fields of a record, names in scope. */
import type { LibraryEntry } from '../library/entry';
import { Budget } from '../syntax/budget';
import type { Binding, LibraryBinding } from '../types/environment';
import { bindEntry, bindings, type Environment, findModule, findValue } from '../types/environment';
import type { Type } from '../types/type';
import { prune } from '../types/type';
import type { Analysis } from './analyse';
import { displayType } from './display';
import { isFunction } from './hover';

export type CompletionKind = 'function' | 'constant' | 'variable' | 'type' | 'module' | 'field';

export interface Completion {
  readonly label: string;
  readonly kind: CompletionKind;
  /** In the syntax of the program. */
  readonly type?: string;
  readonly entry?: LibraryEntry;
}

type NamedBinding = Exclude<Binding, LibraryBinding>;

const MEMBER = /((?:[A-Z]\w*\.)+)\w*$/;
const FIELD = /([a-z_]\w*(?:\.[a-z_]\w*)*)\.\w*$/;

export function complete(analysis: Analysis, offset: number): Completion[] {
  const before = analysis.text.slice(Math.max(0, offset - 200), offset);
  const environment = scopeAt(analysis, offset);
  const member = MEMBER.exec(before);
  if (member?.[1] !== undefined) {
    return membersOf(analysis, environment, member[1].split('.').slice(0, -1));
  }
  const field = FIELD.exec(before);
  if (field?.[1] !== undefined) return fieldsOf(analysis, environment, field[1].split('.'));
  return namesIn(analysis, environment);
}

/** The scope of the innermost expression at the offset, or of the last one before it. */
function scopeAt({ typed }: Analysis, offset: number): Environment {
  let around: { width: number; environment: Environment } | undefined;
  let last: { to: number; environment: Environment } | undefined;
  for (const [{ span }, environment] of typed.scopes) {
    if (span.file !== 0 || span.from > offset) continue;
    const width = span.to - span.from;
    if (span.to >= offset) {
      if (around === undefined || width < around.width) around = { width, environment };
    } else if (last === undefined || span.to > last.to) last = { to: span.to, environment };
  }
  return around?.environment ?? last?.environment ?? typed.environment;
}

function membersOf(analysis: Analysis, environment: Environment, path: readonly string[]): Completion[] {
  const module = findModule(environment, path);
  if (module === undefined) return [];
  const members = module.signature.items.map((item) => bindEntry(undefined, item));
  return completions(analysis, members, path.join('.'));
}

function fieldsOf(analysis: Analysis, environment: Environment, path: readonly string[]): Completion[] {
  const [name = '', ...fields] = path;
  let type: Type | undefined = findValue(environment, name)?.binding.type;
  for (const field of fields) type = type && fieldsIn(type).get(field);
  if (type === undefined) return [];
  return [...fieldsIn(type)].map(([label, fieldType]) => ({
    label,
    kind: 'field',
    type: displayType(fieldType, analysis.syntax),
  }));
}

function fieldsIn(type: Type): ReadonlyMap<string, Type> {
  const known = prune(type);
  return known.kind === 'record' ? known.fields : new Map();
}

/** Nearest declarations first, without shadowed ones. */
function namesIn(analysis: Analysis, environment: Environment): Completion[] {
  return completions(analysis, bindings(environment), '');
}

function completions(analysis: Analysis, found: Iterable<NamedBinding>, path: string): Completion[] {
  const seen = new Set<string>();
  const result: Completion[] = [];
  const budget = new Budget();
  for (const binding of found) {
    const completion = budget.take('output', 0) ? completionOf(analysis, binding, path) : undefined;
    const key = completion && `${completion.kind === 'type' ? 'type ' : ''}${completion.label}`;
    if (completion === undefined || key === undefined || seen.has(key)) continue;
    seen.add(key);
    budget.take('output', completion.type?.length ?? 0);
    result.push(completion);
  }
  return result;
}

function completionOf(analysis: Analysis, binding: NamedBinding, path: string): Completion | undefined {
  if (binding.kind === 'lock' || binding.kind === 'signature' || binding.name.startsWith('#'))
    return undefined;
  const label = binding.name;
  if (label === '_') return undefined;
  const isLibrary = binding.span === undefined;
  const entry = isLibrary ? analysis.language.entries.get(path ? `${path}.${label}` : label) : undefined;
  const found = entry && { entry };
  switch (binding.kind) {
    case 'value': {
      const kind = binding.mutable ? 'variable' : isFunction(binding.type) ? 'function' : 'constant';
      return { label, kind, type: displayType(binding.type, analysis.syntax), ...found };
    }
    case 'type':
      return { label, kind: 'type', type: displayType(binding.type, analysis.syntax), ...found };
    case 'type-variable':
      return { label, kind: 'type' };
    case 'module':
      return { label, kind: 'module' };
  }
}
