/** Collects the instructions of one function. */
import type { LambdaExpression, Program } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { Code, Instruction } from './code';
import type { Binding } from './scope';

/** A place in the code that jumps can name before it is known. */
export interface Label {
  position: number;
}

/** Where `return` goes: out of the function, to the end of a `do` block, or to the next round of a loop. */
export type ReturnTarget = 'function' | { readonly slot: number; readonly end: Label };

export class Builder {
  readonly instructions: Instruction[] = [];
  private readonly places = new Map<number, Span>();
  /** What the function uses of the functions around it, with its index among the captured values. */
  readonly captures: Binding[] = [];
  slots = 0;
  /** What literals and inner functions add to the size. */
  extraWeight = 0;
  returnTarget: ReturnTarget = 'function';

  constructor(
    /** The function around this one. */
    readonly parent: Builder | undefined,
    private readonly name: string | undefined,
  ) {}

  newSlot(): number {
    return this.slots++;
  }

  emit(instruction: Instruction, place?: Span): void {
    if (place) this.places.set(this.instructions.length, place);
    this.instructions.push(instruction);
  }

  newLabel(): Label {
    return { position: -1 };
  }

  place(label: Label): void {
    label.position = this.instructions.length;
  }

  jump(label: Label): void {
    this.emit((frame) => {
      frame.position = label.position;
    });
  }

  finish(program: Program, span: Span, arity: number, lambda?: LambdaExpression): Code {
    const { name, slots, instructions, places } = this;
    const weight = instructions.length + this.extraWeight;
    return { name, span, arity, slots, instructions, places, lambda, program, weight };
  }
}
