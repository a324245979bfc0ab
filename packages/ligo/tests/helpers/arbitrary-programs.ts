/** Random well-typed programs in CameLIGO, for property tests: each expression is made for a type. */
import fc from 'fast-check';

type Type =
  | { readonly kind: 'int' | 'nat' | 'string' | 'bool' | 'tez' }
  | { readonly kind: 'option' | 'list'; readonly item: Type }
  | { readonly kind: 'pair' | 'map' | 'function'; readonly first: Type; readonly second: Type };

const SIMPLE: readonly Type[] = [
  { kind: 'int' },
  { kind: 'nat' },
  { kind: 'string' },
  { kind: 'bool' },
  { kind: 'tez' },
];

const typeText = (type: Type): string => {
  switch (type.kind) {
    case 'option':
    case 'list':
      return `(${typeText(type.item)} ${type.kind})`;
    case 'pair':
      return `(${typeText(type.first)} * ${typeText(type.second)})`;
    case 'map':
      return `((${typeText(type.first)}, ${typeText(type.second)}) map)`;
    case 'function':
      return `(${typeText(type.first)} -> ${typeText(type.second)})`;
    default:
      return type.kind;
  }
};

/** Draws choices from a finite list of numbers, so that fast-check can shrink a program. */
class Choices {
  private at = 0;

  constructor(private readonly numbers: readonly number[]) {}

  below(limit: number): number {
    const number = this.numbers[this.at % this.numbers.length] ?? 0;
    this.at += 1;
    return (number + this.at) % limit;
  }

  of<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0];
  }
}

interface Variable {
  readonly name: string;
  readonly type: Type;
}

class Generator {
  private names = 0;

  constructor(private readonly choices: Choices) {}

  type(depth: number): Type {
    const simple = SIMPLE[this.choices.below(SIMPLE.length)] ?? { kind: 'int' };
    if (depth === 0) return simple;
    switch (this.choices.below(6)) {
      case 0:
        return { kind: 'option', item: this.type(depth - 1) };
      case 1:
        return { kind: 'list', item: this.type(depth - 1) };
      case 2:
        return { kind: 'pair', first: this.type(depth - 1), second: this.type(depth - 1) };
      case 3:
        return { kind: 'map', first: SIMPLE[this.choices.below(3)] ?? simple, second: this.type(depth - 1) };
      default:
        return simple;
    }
  }

  program(declarations: number): string {
    const scope: Variable[] = [];
    return Array.from({ length: declarations }, (_, index) => {
      const type = this.choices.below(3) === 0 ? this.functionType() : this.type(2);
      const name = `v${index}`;
      const text = `let ${name} : ${typeText(type)} = ${this.expression(type, scope, 3)}`;
      scope.push({ name, type });
      return text;
    }).join('\n');
  }

  private functionType(): Type {
    return { kind: 'function', first: this.type(1), second: this.type(1) };
  }

  private fresh(): string {
    this.names += 1;
    return `x${this.names}`;
  }

  private expression(type: Type, scope: readonly Variable[], depth: number): string {
    const known = scope.filter((one) => typeText(one.type) === typeText(type));
    const variable = known[this.choices.below(Math.max(1, known.length))];
    if (variable && this.choices.below(3) > 0) return variable.name;
    if (depth === 0 || this.choices.below(4) === 0) return this.literal(type, scope, depth);
    const make = (wanted: Type, around = scope) => this.expression(wanted, around, depth - 1);
    const functions = scope.filter(
      (one) => one.type.kind === 'function' && typeText(one.type.second) === typeText(type),
    );
    const called = functions[this.choices.below(Math.max(1, functions.length))];
    if (called?.type.kind === 'function' && this.choices.below(2) === 0)
      return `(${called.name} ${make(called.type.first)})`;
    switch (this.choices.below(6)) {
      case 0:
        return `(if ${make({ kind: 'bool' })} then ${make(type)} else ${make(type)})`;
      case 1: {
        const [name, inner] = [this.fresh(), this.type(1)];
        return `(let ${name} : ${typeText(inner)} = ${make(inner)} in ${make(type, [...scope, { name, type: inner }])})`;
      }
      case 2: {
        const [name, item] = [this.fresh(), this.type(1)];
        const some = make(type, [...scope, { name, type: item }]);
        return `(match ${make({ kind: 'option', item })} with Some ${name} -> ${some} | None -> ${make(type)})`;
      }
      case 3: {
        const [name, first] = [this.fresh(), this.type(1)];
        return `((fun (${name} : ${typeText(first)}) -> ${make(type, [...scope, { name, type: first }])}) ${make(first)})`;
      }
      case 4: {
        const [head, tail, item] = [this.fresh(), this.fresh(), this.type(1)];
        const list: Type = { kind: 'list', item };
        const cons = make(type, [...scope, { name: head, type: item }, { name: tail, type: list }]);
        return `(match ${make(list)} with ${head} :: ${tail} -> ${cons} | [] -> ${make(type)})`;
      }
      default:
        return this.operation(type, make);
    }
  }

  private operation(type: Type, make: (type: Type) => string): string {
    switch (type.kind) {
      case 'int':
        return this.choices.of([
          `(${make(type)} + ${make(type)})`,
          `(${make({ kind: 'nat' })} - ${make({ kind: 'nat' })})`,
          `(int ${make({ kind: 'nat' })})`,
          `(List.fold_left (fun (a, b : int * int) -> a * b) 1 ${make({ kind: 'list', item: type })})`,
        ]);
      case 'nat':
        return this.choices.of([
          `(abs ${make({ kind: 'int' })})`,
          `(String.length ${make({ kind: 'string' })})`,
          `(Map.size ${make({ kind: 'map', first: { kind: 'int' }, second: { kind: 'string' } })})`,
          `(${make(type)} mod (${make(type)} + 1n))`,
        ]);
      case 'string':
        return `(${make(type)} ^ ${make(type)})`;
      case 'bool': {
        const compared: Type = SIMPLE[this.choices.below(SIMPLE.length)] ?? type;
        const sign = this.choices.of(['<', '<=', '=', '<>', '>', '>=']);
        return this.choices.of([
          `(${make(compared)} ${sign} ${make(compared)})`,
          `(not ${make(type)})`,
          `(${make(type)} && ${make(type)})`,
        ]);
      }
      case 'option':
        return `(List.head ${make({ kind: 'list', item: type.item })})`;
      case 'list':
        return `(${make(type.item)} :: ${make(type)})`;
      case 'pair':
        return `(let (a, b) = ${make(type)} in (a, b))`;
      case 'map':
        return this.choices.of([
          `(Map.add ${make(type.first)} ${make(type.second)} ${make(type)})`,
          `(Map.update ${make(type.first)} ${make({ kind: 'option', item: type.second })} ${make(type)})`,
          `(Map.remove ${make(type.first)} ${make(type)})`,
        ]);
      default:
        return make(type);
    }
  }

  private literal(type: Type, scope: readonly Variable[], depth: number): string {
    const inner = (wanted: Type) => this.literal(wanted, scope, Math.max(0, depth - 1));
    switch (type.kind) {
      case 'int':
        return `(${this.choices.below(200) - 100})`;
      case 'nat':
        return `${this.choices.below(100)}n`;
      case 'string':
        return `"${'abc'.slice(0, this.choices.below(4))}"`;
      case 'bool':
        return this.choices.of(['true', 'false']);
      case 'tez':
        return `${this.choices.below(50)}mutez`;
      case 'option':
        return this.choices.below(2) === 0 ? `(None : ${typeText(type)})` : `(Some ${inner(type.item)})`;
      case 'list':
        return `([${Array.from({ length: this.choices.below(3) }, () => inner(type.item)).join('; ')}] : ${typeText(type)})`;
      case 'pair':
        return `(${inner(type.first)}, ${inner(type.second)})`;
      case 'map':
        return `(Map.literal [${Array.from({ length: this.choices.below(3) }, () => `(${inner(type.first)}, ${inner(type.second)})`).join('; ')}] : ${typeText(type)})`;
      case 'function': {
        const name = this.fresh();
        const body = this.expression(
          type.second,
          [...scope, { name, type: type.first }],
          Math.max(0, depth - 1),
        );
        return `(fun (${name} : ${typeText(type.first)}) -> ${body})`;
      }
    }
  }
}

export const wellTypedProgram: fc.Arbitrary<string> = fc
  .tuple(fc.array(fc.nat(1000), { minLength: 30, maxLength: 120 }), fc.integer({ min: 1, max: 5 }))
  .map(([numbers, declarations]) => new Generator(new Choices(numbers)).program(declarations));
