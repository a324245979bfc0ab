/** Collects the stack code of expressions. How each kind is translated is in `translate.ts`. */
import type { Span } from '../../syntax/source';
import type { Binder, MiniExpression } from '../mini-c/tree';
import { Frame } from './frame';
import type { Code, Instruction } from './instruction';

/** Writes the code that pushes the value of one kind of expression. */
export type Translate<Kind extends MiniExpression['kind']> = (
  writer: Writer,
  e: Extract<MiniExpression, { kind: Kind }>,
) => void;

export type Translations = { readonly [Kind in MiniExpression['kind']]: Translate<Kind> };

export class Writer {
  #code: Instruction[] = [];
  #span: Span | undefined;

  constructor(
    readonly translations: Translations,
    readonly frame: Frame = new Frame(),
  ) {}

  /** Adds instructions, which come from the expression that is being translated. */
  emit(...instructions: readonly Instruction[]): void {
    const span = this.#span;
    for (const instruction of instructions) this.#code.push(span ? { ...instruction, span } : instruction);
  }

  /** Adds the code that pushes a value. */
  push(e: MiniExpression): void {
    const outer = this.#span;
    this.#span = e.span ?? outer;
    const translate = this.translations[e.kind] as (writer: Writer, e: MiniExpression) => void;
    translate(this, e);
    this.#span = outer;
  }

  /** Pushes values so that the first is on top. */
  pushAll(list: readonly MiniExpression[]): void {
    const last = list.at(-1);
    if (!last) return;
    this.push(last);
    this.frame.covered(() => this.pushAll(list.slice(0, -1)));
  }

  /** Pushes the value of a body whose binders are on top of the stack, and removes them. */
  pushUnder(binders: readonly Binder[], body: MiniExpression): void {
    this.frame.enter(binders);
    this.push(body);
    this.frame.leave(binders.length);
    this.dropBelow(binders.length);
  }

  dropBelow(count: number): void {
    this.emit({ kind: 'DIP', body: [{ kind: 'DROP', number: count }] });
  }

  /** The code that `write` adds, apart. */
  collect(write: () => void): Code {
    const outer = this.#code;
    const inner: Instruction[] = [];
    this.#code = inner;
    write();
    this.#code = outer;
    return inner;
  }

  code(e: MiniExpression): Code {
    return this.collect(() => this.push(e));
  }

  codeUnder(binders: readonly Binder[], body: MiniExpression): Code {
    return this.collect(() => this.pushUnder(binders, body));
  }

  /** The code of a function that finds its parameters on a stack with nothing but the given variables. */
  functionCode(parameters: readonly Binder[], captured: readonly Binder[], body: MiniExpression): Code {
    const writer = new Writer(this.translations, new Frame(captured));
    writer.#span = this.#span;
    return writer.codeUnder(parameters, body);
  }
}
