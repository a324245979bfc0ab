/** Appends the expressions of a contract call to the program as declarations, to check them in its scope. */
import type { LigoSyntax, Span } from '../syntax/source';
import { displayName } from './display';

/** A contract call, in the syntax of the program. */
export interface ContractCall {
  readonly kind: 'entry' | 'view';
  /** Of the entrypoint or view. */
  readonly name: string;
  readonly parameter: string;
  readonly sender: string;
  readonly amount: string;
}

export interface ContractCalls {
  /** The path of its module, empty for the main file. */
  readonly contract: string;
  readonly storage: string;
  readonly calls: readonly ContractCall[];
}

export type CallField = 'storage' | 'parameter' | 'sender' | 'amount';

export interface CallText {
  readonly text: string;
  /** The field to which a position in the text belongs. */
  readonly fieldAt: (span: Span) => CallField | undefined;
}

/** Values of the declarations: the pair of parameter and storage, the sender, the amount. */
export const callNames = (index: number) =>
  ({ pair: `live_pair_${index}`, sender: `live_sender_${index}`, amount: `live_amount_${index}` }) as const;

/** A function that returns parameter and storage, typed by the entrypoint or view. */
const PAIR = {
  jsligo: 'const live_pair = <p, s, r>(_f: (x: p, y: s) => r, x: p, y: s): [p, s] => [x, y];\n',
  cameligo: 'let live_pair (type p s r) (_f : p -> s -> r) (x : p) (y : s) : p * s = (x, y)\n',
};

export function callText(
  program: string,
  syntax: LigoSyntax,
  { contract, storage, calls }: ContractCalls,
): CallText {
  const places: { readonly field: CallField; readonly from: number; readonly to: number }[] = [];
  let text = `${program}\n${PAIR[syntax]}`;
  const write = (words: string) => {
    text += words;
  };
  const writeField = (field: CallField, expression: string) => {
    write('(\n');
    places.push({ field, from: text.length, to: text.length + expression.length });
    write(`${expression}\n)`);
  };
  const js = syntax === 'jsligo';
  const declare = (name: string, type: string, field: CallField, expression: string) => {
    write(js ? `const ${name}: ${type} = ` : `let ${name} : ${type} = `);
    writeField(field, expression);
    write(js ? ';\n' : '\n');
  };
  for (const [index, { name, parameter, sender, amount }] of calls.entries()) {
    const names = callNames(index);
    const written = displayName(name, syntax);
    const target = contract ? `${contract}.${written}` : written;
    write(js ? `const ${names.pair} = live_pair(${target}, ` : `let ${names.pair} = live_pair ${target} `);
    writeField('parameter', parameter);
    write(js ? ', ' : ' ');
    writeField('storage', storage);
    write(js ? ');\n' : '\n');
    declare(names.sender, 'address', 'sender', sender);
    declare(names.amount, 'tez', 'amount', amount);
  }
  return {
    text,
    fieldAt: ({ file, from }) =>
      file === 0 ? places.find((place) => from >= place.from && from <= place.to + 1)?.field : undefined,
  };
}
