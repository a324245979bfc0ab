/** JsLIGO signatures for display: `(f: ([acc, elt]) => acc, initial: acc) => acc` instead of curried `_`. */
import type { SyntaxNode } from '@lezer/common';
import { parseStrictly } from './parse';

/** Longer signatures have one parameter per line. */
const MAX_LINE = 80;

interface FunctionSignature {
  /** What comes before the first parameter: `let fold_left: <elt, acc>`. */
  readonly head: string;
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly result: string;
}

/** The types of the parameters that need a name: those named `_`, except the only unit parameter of `f()`. */
export function unnamedParameters(signature: string): string[] {
  const { parameters = [] } = readFunction(signature) ?? {};
  const isNullary = parameters.length === 1 && parameters[0]?.type === 'unit';
  if (isNullary || !parameters.some(({ name }) => name === '_')) return [];
  return parameters.map(({ type }) => type);
}

/** The signature with named parameters in one list, as in a call. Other text is left unchanged. */
export function nameParameters(signature: string, names: readonly string[]): string {
  const read = readFunction(signature);
  if (!read) return signature;
  const { head, parameters, result } = read;
  const isNullary = names.length === 0 && parameters.length === 1 && parameters[0]?.type === 'unit';
  const list = isNullary ? [] : parameters.map(({ name, type }, index) => `${names[index] ?? name}: ${type}`);
  const line = `${head}(${list.join(', ')}) => ${result}`;
  if (line.length <= MAX_LINE || list.length < 2) return line;
  return `${head}(\n${list.map((parameter) => `  ${parameter}`).join(',\n')}\n) => ${result}`;
}

/** Hides the `_` of function types inside a signature: `(_: elt) => bool` is shown as `(elt) => bool`. */
export function hidePlaceholders(text: string): string {
  return text.replaceAll('(_: ', '(');
}

function readFunction(signature: string): FunctionSignature | undefined {
  const parsed = parseStrictly(signature, 'jsligo', 'Signature');
  const annotation = 'tree' in parsed ? parsed.tree.topNode.getChild('TypeAnnotation') : null;
  const type = annotation?.getChild('ForAll')?.lastChild ?? annotation?.lastChild;
  if (type?.name !== 'FunctionType') return undefined;
  const textOf = (node: SyntaxNode) => signature.slice(node.from, node.to).replace(/\s+/g, ' ').trim();
  const parameters: { name: string; type: string }[] = [];
  let result: SyntaxNode | null = type;
  while (result?.name === 'FunctionType') {
    for (const parameter of result.getChild('ParameterList')?.getChildren('Parameter') ?? []) {
      const { firstChild, lastChild } = parameter;
      if (!firstChild || !lastChild?.lastChild) return undefined;
      parameters.push({ name: textOf(firstChild), type: textOf(lastChild.lastChild) });
    }
    result = result.lastChild;
  }
  // The node of a function type includes the space before it.
  const head = signature.slice(0, type.from).trimEnd().replace(/:$/, ': ');
  return result ? { head, parameters, result: textOf(result) } : undefined;
}
