/** The names that a program gives to values, by the places of the expressions that make them. */
import type { Span } from '../../syntax/source';
import { visit } from './children';
import type { MiniExpression, Variable } from './tree';

export interface SourceNames {
  /** Where a variable is used. */
  readonly uses: ReadonlyMap<string, string>;
  /** What is bound or assigned to a variable. */
  readonly values: ReadonlyMap<string, string>;
  /** The variables that an operation is applied to, the first on top of the stack. */
  readonly operands: ReadonlyMap<string, Operands>;
}

export interface Operands {
  readonly operation: string;
  readonly names: readonly (string | undefined)[];
}

/** Places as keys of maps. */
export const placeKey = ({ file, from, to }: Span): string => `${file}:${from}:${to}`;

export function sourceNames(...expressions: readonly (MiniExpression | undefined)[]): SourceNames {
  const uses = new Map<string, string>();
  const values = new Map<string, string>();
  const operands = new Map<string, Operands>();
  const note = (names: Map<string, string>, span: Span | undefined, { name }: Variable): void => {
    if (span && isFromSource(name)) names.set(placeKey(span), name);
  };
  const see = (e: MiniExpression): void => {
    if (e.kind === 'variable' || e.kind === 'dereference') note(uses, e.span, e.variable);
    else if (e.kind === 'let' || e.kind === 'let-mutable') {
      if (e.value.kind !== 'closure') note(values, e.value.span, e.binder.variable);
    } else if (e.kind === 'constant' && e.span) {
      const names = e.arguments.map((one) => (one.kind === 'variable' ? one.variable.name : undefined));
      if (names.some((name) => name !== undefined && isFromSource(name)))
        operands.set(placeKey(e.span), { operation: e.name, names });
    } else if (e.kind === 'assign') {
      note(values, e.span, e.variable);
      note(values, e.value.span, e.variable);
    }
  };
  for (const expression of expressions) if (expression) visit(expression, see);
  return { uses, values, operands };
}

/** Generated variables have names like these. */
const isFromSource = (name: string): boolean => !/^(?:gen|_|match_.*|\$.*|.*[.#].*)$/.test(name);
