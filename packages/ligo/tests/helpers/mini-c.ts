/**
 * Parses the printed notation of mini-c, for fixtures. The notation has no types: everything is of type
 * `unit`, functions are from `unit`, unless a parameter is written `(x : type)` with a base type.
 * Michelson code takes the parameters of the functions around it, up to a binding, as its arguments.
 */

import { CONSTANT_NAMES, type ConstantName } from '../../src/compile/mini-c/constant';
import type { Binder, LiteralValue, MiniExpression, Variable } from '../../src/compile/mini-c/tree';
import {
  type BaseName,
  baseType,
  containerType,
  functionType,
  type MiniType,
  mapType,
  orType,
  tupleType,
} from '../../src/compile/mini-c/type';
import { parseMicheline } from '../../src/michelson';

const TOKEN =
  /\s*(\[@inline\]|"(?:[^"\\]|\\.)*"|[-+]?\d+(?:mutez)?(?![\w#])|0x[0-9a-f]*|\?\?|::|:=|->|[@$A-Za-z_][\w.$#]*|[(){}|,:=.!@;*%-])/y;

const UNIT = baseType('unit');

/** Fresh variables whose numbers do not collide with those of a text. */
export function namesFrom(start: number): { fresh: (name: string) => Variable } {
  let last = start;
  const fresh = (name: string): Variable => {
    last += 1;
    return { id: last, name };
  };
  return { fresh };
}

export function parseMini(text: string): MiniExpression {
  return new Parser(text).program();
}

class Parser {
  #position = 0;
  #variables = new Map<string, Variable>();
  #parameters: Variable[] = [];

  constructor(readonly text: string) {}

  program(): MiniExpression {
    const e = this.#expression();
    if (this.#peek() !== '') throw this.#error('end');
    return e;
  }

  #error(expected: string): Error {
    return new Error(`expected ${expected} at ${this.text.slice(this.#position, this.#position + 80)}`);
  }

  #peek(): string {
    TOKEN.lastIndex = this.#position;
    return TOKEN.exec(this.text)?.[1] ?? '';
  }

  #next(): string {
    TOKEN.lastIndex = this.#position;
    const token = TOKEN.exec(this.text)?.[1];
    if (token === undefined) throw this.#error('a token');
    this.#position = TOKEN.lastIndex;
    return token;
  }

  #expect(token: string): void {
    if (this.#next() !== token) throw this.#error(token);
  }

  #skip(token: string): boolean {
    if (this.#peek() !== token) return false;
    this.#next();
    return true;
  }

  #variable(): Variable {
    const text = this.#next();
    const known = this.#variables.get(text);
    if (known) return known;
    const variable = { id: this.#variables.size + 1, name: text.replace(/#\d+$/, '') };
    this.#variables.set(text, variable);
    return variable;
  }

  #binder(): Binder {
    return { variable: this.#variable(), type: UNIT };
  }

  /** A body in parentheses: `( … )`. */
  #inParentheses(): MiniExpression {
    this.#expect('(');
    const e = this.#expression();
    this.#expect(')');
    return e;
  }

  #expression(): MiniExpression {
    let e = this.#simple();
    while (this.#skip('??')) {
      const nil = this.#expression();
      this.#expect(':');
      this.#expect('(');
      const head = this.#binder();
      this.#expect('::');
      const tail = this.#binder();
      this.#expect(')');
      this.#expect('->');
      const cons = this.#expression();
      e = { kind: 'if-cons', type: cons.type, list: e, nil, head, tail, cons };
    }
    return e;
  }

  #simple(): MiniExpression {
    const token = this.#peek();
    switch (token) {
      case 'let':
        return this.#let();
      case 'fun':
        return this.#function();
      case 'rec':
        return this.#recursive();
      case 'match':
        return this.#match();
      case 'for_ITER':
      case 'for_MAP':
      case 'for_LOOP_LEFT':
        return this.#iterator();
      case 'fold':
      case 'fold_right':
        return this.#fold();
      case 'for':
        return this.#for();
      case 'for_each':
        return this.#forEach();
      case 'while':
        return this.#while();
      case 'create_contract':
        return this.#createContract();
      case '(':
        return this.#parenthesised();
      case '{':
        return this.#braces();
      case '!': {
        this.#next();
        return { kind: 'dereference', type: UNIT, variable: this.#variable() };
      }
      default:
        return this.#word();
    }
  }

  #word(): MiniExpression {
    const start = this.#position;
    const word = this.#next();
    if (this.#peek() === '(') {
      if (word === 'L') return this.#literal();
      const name = CONSTANT_NAMES.find((constant) => constant === word);
      if (name) return this.#constant(name);
    }
    this.#position = start;
    const variable = this.#variable();
    if (!this.#skip(':=')) return { kind: 'variable', type: UNIT, variable };
    return { kind: 'assign', type: UNIT, variable, value: this.#expression() };
  }

  #constant(name: ConstantName): MiniExpression {
    this.#expect('(');
    const list = this.#list(')');
    return { kind: 'constant', type: UNIT, name, arguments: list };
  }

  #list(end: string): MiniExpression[] {
    const list: MiniExpression[] = [];
    while (!this.#skip(end)) {
      list.push(this.#expression());
      if (this.#peek() !== end) this.#expect(',');
    }
    return list;
  }

  #literal(): MiniExpression {
    this.#expect('(');
    const value = this.#literalValue();
    this.#expect(')');
    return { kind: 'literal', type: baseType(value.type), value };
  }

  #literalValue(): LiteralValue {
    const token = this.#next();
    if (token === 'unit') return { type: 'unit' };
    if (token.startsWith('"')) return { type: 'string', value: JSON.parse(token) };
    if (token === '@') return { type: 'address', value: JSON.parse(this.#next()) };
    if (token.startsWith('0x')) return { type: 'bytes', value: token.slice(2) };
    if (token.startsWith('+')) return { type: 'nat', value: BigInt(token.slice(1)) };
    if (token.endsWith('mutez')) return { type: 'mutez', value: BigInt(token.slice(0, -5)) };
    if (token === 'key' || token === 'key_hash') return { type: token, value: this.#next() };
    return { type: 'int', value: BigInt(token) };
  }

  #let(): MiniExpression {
    const outer = this.#parameters;
    this.#parameters = [];
    this.#expect('let');
    if (this.#skip('(')) {
      const binders: Binder[] = [];
      while (!this.#skip(')')) {
        binders.push(this.#binder());
        this.#skip(',');
      }
      this.#expect('=');
      const value = this.#expression();
      this.#parameters = outer;
      const body = this.#body();
      return { kind: 'let-tuple', type: body.type, binders, value, body };
    }
    const mutable = this.#skip('mut');
    const variable = this.#variable();
    this.#expect('=');
    const value = this.#expression();
    const inline = this.#skip('[@inline]');
    const isUnit = value.kind === 'variable' && value.variable.name === 'gen';
    this.#parameters = isUnit ? outer.filter((parameter) => parameter !== value.variable) : outer;
    const body = this.#body();
    const binder = { variable, type: value.type };
    if (mutable) return { kind: 'let-mutable', type: body.type, binder, value, body };
    return { kind: 'let', type: body.type, binder, value, inline, body };
  }

  #body(): MiniExpression {
    this.#expect('in');
    return this.#expression();
  }

  #function(): MiniExpression {
    this.#expect('fun');
    let type: MiniType = UNIT;
    const typed = this.#skip('(');
    const parameter = this.#variable();
    if (typed) {
      this.#expect(':');
      type = this.#type();
      this.#expect(')');
    }
    this.#expect('->');
    const outer = this.#parameters;
    this.#parameters = [...outer, parameter];
    const body = this.#inParentheses();
    this.#parameters = outer;
    return { kind: 'closure', type: functionType(type, body.type), parameter, body };
  }

  #recursive(): MiniExpression {
    this.#expect('rec');
    const self = this.#variable();
    this.#expect('.');
    const closure = this.#function();
    if (closure.kind !== 'closure') throw this.#error('a function');
    return { ...closure, kind: 'recursive', self };
  }

  #match(): MiniExpression {
    this.#expect('match');
    const value = this.#expression();
    this.#expect('with');
    this.#expect('|');
    const first = this.#next();
    const left = first === 'Left' ? this.#binder() : undefined;
    this.#expect('->');
    const one = this.#expression();
    this.#expect('|');
    const second = this.#next();
    const right = second === 'False' ? undefined : this.#binder();
    this.#expect('->');
    const two = this.#expression();
    const { type } = one;
    if (left && right)
      return {
        kind: 'if-left',
        type,
        or: value,
        leftBinder: left,
        left: one,
        rightBinder: right,
        right: two,
      };
    if (right) return { kind: 'if-none', type, option: value, none: one, binder: right, some: two };
    return { kind: 'if-bool', type, condition: value, whenTrue: one, whenFalse: two };
  }

  #iterator(): MiniExpression {
    const operation = this.#next().slice(4) as 'ITER' | 'MAP' | 'LOOP_LEFT';
    const binder = this.#binder();
    this.#expect('of');
    const collection = this.#expression();
    this.#expect('do');
    return { kind: 'iterator', type: UNIT, operation, binder, collection, body: this.#inParentheses() };
  }

  #fold(): MiniExpression {
    const word = this.#next();
    const collection = this.#expression();
    this.#expect('on');
    const initial = this.#expression();
    this.#expect('with');
    const binder = this.#binder();
    this.#expect('do');
    const body = this.#inParentheses();
    const fold = { type: initial.type, binder, collection, initial, body };
    return word === 'fold' ? { kind: 'fold', ...fold } : { kind: 'fold-right', itemType: UNIT, ...fold };
  }

  #for(): MiniExpression {
    this.#expect('for');
    const [start, final, step] = [this.#expression(), this.#expression(), this.#expression()];
    const binder = this.#binder();
    this.#expect('->');
    const body = this.#expression();
    return { kind: 'for', type: UNIT, start, final, step, binder, body };
  }

  #forEach(): MiniExpression {
    this.#expect('for_each');
    const collection = this.#expression();
    const type = this.#type();
    const binders = [this.#binder()];
    if (this.#skip(',')) binders.push(this.#binder());
    this.#expect('->');
    const body = this.#expression();
    return { kind: 'for-each', type: UNIT, collection: { ...collection, type }, binders, body };
  }

  #while(): MiniExpression {
    this.#expect('while');
    const condition = this.#expression();
    this.#expect('do');
    const body = this.#expression();
    this.#expect('done');
    return { kind: 'while', type: UNIT, condition, body };
  }

  #createContract(): MiniExpression {
    this.#expect('create_contract');
    this.#expect('(');
    const parameterType = this.#type();
    this.#expect(',');
    const storageType = this.#type();
    for (const token of [',', '(', 'fun', '(']) this.#expect(token);
    const variable = this.#variable();
    this.#expect(':');
    const type = this.#type();
    for (const token of [')', '->']) this.#expect(token);
    const code = this.#expression();
    for (const token of [')', ',', '(']) this.#expect(token);
    const list = this.#list(')');
    this.#expect(')');
    const binder = { variable, type };
    return { kind: 'create-contract', type: UNIT, parameterType, storageType, binder, code, arguments: list };
  }

  /** A tuple, an application or a projection. */
  #parenthesised(): MiniExpression {
    this.#expect('(');
    const items = this.#list(')');
    const [first] = items;
    if (items.length !== 1 || !first)
      return { kind: 'tuple', type: tupleType(items.map((e) => e.type)), items };
    if (this.#skip('@')) {
      const { type } = first;
      const result = type.kind === 'function' ? type.result : UNIT;
      return { kind: 'application', type: result, function: first, argument: this.#inParentheses() };
    }
    if (!this.#skip('.')) return { kind: 'tuple', type: first.type, items };
    this.#expect('(');
    const index = Number(this.#next());
    this.#expect(')');
    return { kind: 'projection', type: UNIT, tuple: first, index, count: index + 2 };
  }

  /** Michelson code, or an update of a tuple. */
  #braces(): MiniExpression {
    const start = this.#position;
    if (/^(?:\s*\{)+\s*[a-z_$(!]/.test(this.text.slice(start))) return this.#update();
    let depth = 0;
    do {
      const token = this.#next();
      if (token === '{') depth += 1;
      if (token === '}') depth -= 1;
    } while (depth > 0);
    const { tree } = parseMicheline(this.text.slice(start, this.#position));
    const code = tree.kind === 'sequence' ? tree.items : [];
    const args = this.#parameters.map(
      (variable): MiniExpression => ({ kind: 'variable', type: UNIT, variable }),
    );
    return { kind: 'inline-michelson', type: UNIT, code, arguments: args };
  }

  #update(): MiniExpression {
    this.#expect('{');
    const tuple = this.#expression();
    this.#expect('with');
    this.#expect('(');
    const index = Number(this.#next());
    this.#expect(')');
    this.#expect('=');
    const value = this.#expression();
    this.#expect('}');
    return { kind: 'update', type: UNIT, tuple, index, count: index + 2, value };
  }

  #type(): MiniType {
    const word = this.#next();
    switch (word) {
      case '(': {
        const types = [this.#type()];
        if (this.#skip('%')) this.#next();
        while (this.#skip('*')) types.push(this.#type());
        this.#expect(')');
        return types.length === 1 ? (types[0] as MiniType) : tupleType(types);
      }
      case 'or':
        return orType({ type: this.#type() }, { type: this.#type() });
      case 'lambda': {
        const parameter = this.#inTypeParentheses();
        return functionType(parameter, this.#type());
      }
      case 'Map':
      case 'Big_map': {
        this.#expect('(');
        const key = this.#type();
        this.#expect(',');
        const value = this.#type();
        this.#expect(')');
        return mapType(word === 'Map' ? 'map' : 'big_map', key, value);
      }
      case 'List':
      case 'Set':
      case 'Option':
      case 'Contract':
      case 'Ticket':
        return containerType(word.toLowerCase() as 'list', this.#inTypeParentheses());
      default:
        return baseType(word as BaseName);
    }
  }

  #inTypeParentheses(): MiniType {
    this.#expect('(');
    const type = this.#type();
    this.#expect(')');
    return type;
  }
}
