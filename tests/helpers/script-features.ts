/** The features that scripts use, read from their syntax trees. */
import { type Node, parse } from 'acorn';

/** The last edition of the language all of whose syntax the oldest browsers know. */
const EDITION = 2020;

export interface ScriptFeatures {
  /** Names of methods that are called: `toSorted`. */
  readonly called: ReadonlySet<string>;
  /** A name with a capital letter, and a name after it: `AbortSignal.any`. */
  readonly statics: ReadonlySet<string>;
  /** Names with a capital letter that are constructed: `DecompressionStream`. */
  readonly constructed: ReadonlySet<string>;
  /** Names that the script gives to properties and methods of its own objects. */
  readonly own: ReadonlySet<string>;
  readonly hasLookbehind: boolean;
}

/** Throws a SyntaxError with the position where the script is not in the edition that the oldest browsers know. */
export function featuresOfScript(code: string): ScriptFeatures {
  const called = new Set<string>();
  const statics = new Set<string>();
  const constructed = new Set<string>();
  const own = new Set<string>();
  let hasLookbehind = false;
  for (const node of nodesOf(parse(code, { ecmaVersion: EDITION, sourceType: 'module' }))) {
    const { type, callee, left, key, regex } = node;
    if (type === 'CallExpression' && memberName(callee)) called.add(memberName(callee) ?? '');
    else if (type === 'MemberExpression' && isGlobalName(node.object) && memberName(node))
      statics.add(`${node.object?.name}.${memberName(node)}`);
    else if (type === 'NewExpression' && isGlobalName(callee)) constructed.add(callee?.name ?? '');
    else if (type === 'Property' || type === 'MethodDefinition') own.add(key?.name ?? '');
    else if (type === 'AssignmentExpression' && memberName(left)) own.add(memberName(left) ?? '');
    else if (type === 'Literal' && regex) hasLookbehind ||= /\(\?<[=!]/.test(regex.pattern);
  }
  return { called, statics, constructed, own, hasLookbehind };
}

/** A node with the properties of all types that are looked at. */
interface AnyNode extends Node {
  readonly name?: string;
  readonly object?: AnyNode;
  readonly property?: AnyNode;
  readonly computed?: boolean;
  readonly callee?: AnyNode;
  readonly left?: AnyNode;
  readonly key?: AnyNode;
  readonly regex?: { readonly pattern: string };
}

function memberName(node: AnyNode | undefined): string | undefined {
  return node?.type === 'MemberExpression' && !node.computed ? node.property?.name : undefined;
}

/** Names of the script itself are minified. */
function isGlobalName(node: AnyNode | undefined): boolean {
  return node?.type === 'Identifier' && /^[A-Z]\w{2,}$/.test(node.name ?? '');
}

function* nodesOf(root: Node): Generator<AnyNode> {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...value);
    else if (isNode(value)) {
      yield value;
      waiting.push(...Object.values(value));
    }
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
