/** Collects the instructions of one function. */
import type { LambdaExpression } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { Code, Instruction } from './code';
import type { Binding } from './scope';

/** A jump target, which may be used before its position is known. */
export interface Label {
  position: number;
}

/** The program that code is part of. */
export type CodeOrigin = Pick<Code, 'program' | 'functions'>;

/** Where `return` leads: out of the function, to the end of a `do` block, or to the next loop iteration. */
export type ReturnTarget = 'function' | { readonly slot: number; readonly end: Label };

export class Builder {
  readonly instructions: Instruction[] = [];
  private readonly places = new Map<number, Span>();
  /** The variables captured from enclosing functions, by index. */
  readonly captures: Binding[] = [];
  slots = 0;
  /** The weight of literals and inner functions. */
  extraWeight = 0;
  /** Instructions that only watch the others: they are not part of the function's size. */
  private watching = 0;
  returnTarget: ReturnTarget = 'function';

  constructor(
    /** The enclosing function. */
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

  emitWatching(instruction: Instruction): void {
    this.watching += 1;
    this.emit(instruction);
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

  finish({ program, functions }: CodeOrigin, span: Span, arity: number, lambda?: LambdaExpression): Code {
    const { name, slots, instructions, places } = this;
    const captures = this.captures.map((binding) => (binding.kind === 'slot' ? binding.name : ''));
    const weight = instructions.length - this.watching + this.extraWeight;
    return { name, span, arity, slots, instructions, places, lambda, program, functions, captures, weight };
  }
}
