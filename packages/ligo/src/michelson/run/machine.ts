/**
 * A stack machine for Michelson. It keeps its own list of what to do next, so that the depth of recursion in a program
 * does not matter to JavaScript's stack, and counts steps, so that every run ends.
 */
import type { Micheline, MichelinePrim } from '../tree';
import type { Type } from '../types/type';
import { toBinary } from '../values/address';
import type { Stacks, Value, ValueOfKind } from '../values/value';
import type { CallContext, Host } from './host';
import { stop } from './stop';

/** Runs one instruction. */
export type Instruction = (machine: Machine, node: MichelinePrim) => void;

/** What remains to be done: the rest of a sequence, or something after it. */
type Pending = PendingCode | (() => void);

interface PendingCode {
  readonly items: readonly Micheline[];
  next: number;
}

/** Pending work beyond this means recursion without end. */
const MAX_PENDING = 200_000;

export class Machine {
  /** The top comes last. */
  private stack: Value[] = [];
  private readonly pending: Pending[] = [];
  private readonly constants = new Map<MichelinePrim, Value>();
  private stepsLeft: number;
  constructor(
    readonly host: Host,
    /** Calls of views replace it for a while. */
    public context: CallContext,
    /** The stacks in the code that runs now. */
    private stacks: Stacks,
    private readonly instructions: Readonly<Record<string, Instruction>>,
    readonly maxSteps: number,
  ) {
    this.stepsLeft = maxSteps;
  }

  get steps(): number {
    return this.maxSteps - Math.max(0, this.stepsLeft);
  }

  /** Runs code on a stack, the top first, and returns the top of the stack after it. */
  run(code: Micheline, stack: readonly Value[]): Value {
    this.push(...[...stack].reverse());
    this.enter(code);
    for (let work = this.pending.at(-1); work; work = this.pending.at(-1)) this.advance(work);
    return this.pop();
  }

  private advance(work: Pending): void {
    if (typeof work === 'function') {
      this.pending.pop();
      work();
      return;
    }
    const node = work.items[work.next++];
    if (!node) this.pending.pop();
    else if (node.kind === 'prim') this.step(node);
    else this.enter(node);
  }

  private step(node: MichelinePrim): void {
    this.charge(1, node);
    const instruction = this.instructions[node.prim];
    if (!instruction) throw stop('invalid-state', `${node.prim} cannot be executed.`, node);
    instruction(this, node);
  }

  /** Pays for work; the run ends when nothing is left. */
  charge(steps: number, node?: MichelinePrim): void {
    this.stepsLeft -= steps;
    if (this.stepsLeft >= 0) return;
    throw stop('out-of-steps', `The run was stopped after ${this.maxSteps} steps.`, node);
  }

  /** Runs code next, before anything else that is pending. */
  enter(code: Micheline | undefined): void {
    if (code?.kind !== 'sequence') throw stop('invalid-state', 'There is no code to run.');
    this.schedule({ items: code.items, next: 0 });
  }

  /** Does something after the code that is entered next. */
  after(work: () => void): void {
    this.schedule(work);
  }

  private schedule(work: Pending): void {
    if (this.pending.length >= MAX_PENDING)
      throw stop('out-of-steps', 'Functions call each other too deeply.');
    this.pending.push(work);
  }

  /** Runs a function on a separate stack; its result is pushed onto the present stack. */
  callOnOwnStack(values: readonly Value[], code: Micheline, stacks: Stacks): void {
    const caller = { stack: this.stack, stacks: this.stacks };
    this.stack = [...values].reverse();
    this.stacks = stacks;
    this.after(() => {
      const result = this.pop();
      this.stack = caller.stack;
      this.stacks = caller.stacks;
      this.push(result);
    });
    this.enter(code);
  }

  /** The address of the contract that runs, in the chain's binary form. */
  get self(): string {
    return toBinary('address', this.context.self) ?? '';
  }

  /** The stacks in the code that runs now, for functions that are made in it. */
  get knownStacks(): Stacks {
    return this.stacks;
  }

  /** The type that an instruction finds on top of the stack. */
  typeOnTop(node: MichelinePrim): Type {
    const type = this.stacks.get(node)?.[0];
    if (!type) throw stop('invalid-state', `The type that ${node.prim} finds is not known.`, node);
    return type;
  }

  /** The value of a constant in the code, which is read only once. */
  constant(node: MichelinePrim, read: () => Value): Value {
    const value = this.constants.get(node) ?? read();
    this.constants.set(node, value);
    return value;
  }

  push(...values: readonly Value[]): void {
    for (const value of values) this.stack.push(value);
  }

  pop(): Value {
    const value = this.stack.pop();
    if (!value) throw stop('invalid-state', 'The stack is empty.');
    return value;
  }

  /** The value of one of these kinds on top of the stack. */
  take<K extends Value['kind']>(...kinds: readonly K[]): ValueOfKind<K> {
    const value = this.pop();
    const isWanted = (found: Value): found is ValueOfKind<K> =>
      (kinds as readonly string[]).includes(found.kind);
    if (isWanted(value)) return value;
    throw stop('invalid-state', `A value of kind ${kinds.join(' or ')} is expected, not ${value.kind}.`);
  }

  /** The topmost values, the top first. */
  popMany(count: number): Value[] {
    if (count > this.stack.length) throw stop('invalid-state', 'The stack is too short.');
    return count === 0 ? [] : this.stack.splice(-count).reverse();
  }

  /** The value at a depth; 0 is the top. */
  peek(depth: number): Value {
    const value = this.stack[this.stack.length - 1 - depth];
    if (!value) throw stop('invalid-state', 'The stack is too short.');
    return value;
  }

  removeAt(depth: number): Value {
    const value = this.peek(depth);
    this.stack.splice(this.stack.length - 1 - depth, 1);
    return value;
  }

  insertAt(depth: number, value: Value): void {
    this.stack.splice(this.stack.length - depth, 0, value);
  }
}
