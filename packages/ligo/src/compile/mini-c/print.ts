/** Prints mini-c in the compiler's own notation, on one line. */
import { printMicheline, sequence } from '../../michelson';
import type { Binder, LiteralValue, MiniExpression, Variable } from './tree';
import type { MiniType } from './type';

export function printMini(e: MiniExpression): string {
  switch (e.kind) {
    case 'literal':
      return `L(${printLiteral(e.value)})`;
    case 'variable':
      return printVariable(e.variable);
    case 'dereference':
      return `!${printVariable(e.variable)}`;
    case 'closure':
      return printFunction(e);
    case 'recursive':
      return `rec ${printVariable(e.self)} . ${printFunction(e)}`;
    case 'application':
      return `(${printMini(e.function)})@(${printMini(e.argument)})`;
    case 'constant':
      return `${e.name}(${e.arguments.map(printMini).join(' , ')})`;
    case 'tuple':
      return `(${printList(e.items)})`;
    case 'projection':
      return `(${printMini(e.tuple)}).(${e.index})`;
    case 'update':
      return `{ ${printMini(e.tuple)} with (${e.index}) = ${printMini(e.value)} }`;
    case 'let':
      return `let ${bound(e.binder)} = ${printMini(e.value)}${e.inline ? '[@inline]' : ''} in ${printMini(e.body)}`;
    case 'let-mutable':
      return `let mut ${bound(e.binder)} = ${printMini(e.value)} in ${printMini(e.body)}`;
    case 'let-tuple':
      return `let (${e.binders.map(bound).join(', ')}) = ${printMini(e.value)} in ${printMini(e.body)}`;
    case 'assign':
      return `${printVariable(e.variable)} := ${printMini(e.value)}`;
    case 'raw-michelson':
    case 'inline-michelson':
      return printMicheline(sequence(e.code));
    case 'create-contract':
      return `create_contract(${printMiniType(e.parameterType)}, ${printMiniType(e.storageType)}, (fun (${bound(e.binder)} : ${printMiniType(e.binder.type)}) -> ${printMini(e.code)}), (${printList(e.arguments)}))`;
    default:
      return printControl(e);
  }
}

type Control = Extract<
  MiniExpression,
  {
    kind:
      | 'if-bool'
      | 'if-none'
      | 'if-cons'
      | 'if-left'
      | 'iterator'
      | 'fold'
      | 'fold-right'
      | 'for'
      | 'for-each'
      | 'while';
  }
>;

function printControl(e: Control): string {
  switch (e.kind) {
    case 'if-bool':
      return `match ${printMini(e.condition)} with | True -> ${printMini(e.whenTrue)} | False -> ${printMini(e.whenFalse)}`;
    case 'if-none':
      return `match ${printMini(e.option)} with | None -> ${printMini(e.none)} | Some ${bound(e.binder)} -> ${printMini(e.some)}`;
    case 'if-cons':
      return `${printMini(e.list)} ?? ${printMini(e.nil)} : (${bound(e.head)} :: ${bound(e.tail)}) -> ${printMini(e.cons)}`;
    case 'if-left':
      return `match ${printMini(e.or)} with | Left ${bound(e.leftBinder)} -> ${printMini(e.left)} | Right ${bound(e.rightBinder)} -> ${printMini(e.right)}`;
    case 'iterator':
      return `for_${e.operation} ${bound(e.binder)} of ${printMini(e.collection)} do ( ${printMini(e.body)} )`;
    case 'fold':
    case 'fold-right':
      return `${e.kind.replace('-', '_')} ${printMini(e.collection)} on ${printMini(e.initial)} with ${bound(e.binder)} do ( ${printMini(e.body)} )`;
    case 'for':
      return `for ${printMini(e.start)} ${printMini(e.final)} ${printMini(e.step)} ${bound(e.binder)} -> ${printMini(e.body)}`;
    case 'for-each':
      return `for_each ${printMini(e.collection)} ${printMiniType(e.collection.type)} ${e.binders.map(bound).join(', ')} -> ${printMini(e.body)}`;
    case 'while':
      return `while ${printMini(e.condition)} do ${printMini(e.body)} done`;
  }
}

const printVariable = ({ name, id }: Variable): string => `${name}#${id}`;

const bound = ({ variable }: Binder): string => printVariable(variable);

const printList = (list: readonly MiniExpression[]): string => list.map(printMini).join(', ');

const printFunction = (e: { parameter: Variable; body: MiniExpression }): string =>
  `fun ${printVariable(e.parameter)} -> (${printMini(e.body)})`;

function printLiteral(literal: LiteralValue): string {
  switch (literal.type) {
    case 'unit':
      return 'unit';
    case 'int':
      return String(literal.value);
    case 'nat':
    case 'timestamp':
      return `+${literal.value}`;
    case 'mutez':
      return `${literal.value}mutez`;
    case 'string':
      return JSON.stringify(literal.value);
    case 'address':
      return `@${JSON.stringify(literal.value)}`;
    case 'bytes':
      return `0x${literal.value}`;
    case 'operation':
      return `Operation(${literal.value})`;
    case 'signature':
      return `Signature ${literal.value}`;
    case 'chain_id':
      return `Chain_id ${literal.value}`;
    case 'key':
    case 'key_hash':
      return `${literal.type} ${literal.value}`;
    default:
      return `${literal.type} 0x${literal.value}`;
  }
}

export function printMiniType(type: MiniType): string {
  switch (type.kind) {
    case 'base':
      return type.name;
    case 'type-int':
      return 'type_int';
    case 'sapling_state':
    case 'sapling_transaction':
      return `${capitalised(type.kind)} (${type.size})`;
    case 'tuple':
      return `(${type.fields.map((field) => printMiniType(field.type)).join(' * ')})`;
    case 'or':
      return `or ${printMiniType(type.left.type)} ${printMiniType(type.right.type)}`;
    case 'function':
      return `lambda (${printMiniType(type.parameter)}) ${printMiniType(type.result)}`;
    case 'map':
    case 'big_map':
      return `${capitalised(type.kind)} (${printMiniType(type.key)},${printMiniType(type.value)})`;
    default:
      return `${capitalised(type.kind)} (${printMiniType(type.item)})`;
  }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
