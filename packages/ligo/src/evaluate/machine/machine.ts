/**
 * Runs code with its own stack, so that deep recursion cannot overflow the JavaScript stack, and tail calls
 * need no stack at all.
 */
import { type Compared, Failure, unsupported } from '../failure';
import { type FunctionValue, isFunction } from '../values/function';
import { UNIT } from '../values/make';
import type { Value } from '../values/value';
import type { AnyFrame, Frame, WaitingNative } from './frame';
import type { Host } from './host';
import { isSteps, type Native } from './native';
import { StepBudget, type TimeLimit } from './step-budget';

export interface Limits {
  readonly steps: number;
  readonly depth: number;
}

const DEFAULT_LIMITS: Limits = { steps: 10_000_000, depth: 200_000 };

/** The maximum number of reported calls of a failure. */
const MAX_CALLS_REPORTED = 50;

export class Machine {
  readonly stack: Value[] = [];
  readonly globals: Value[] = [];
  private readonly frames: AnyFrame[] = [];
  private readonly budget: StepBudget;
  /** The number of calls and operators so far: the same in both syntaxes. */
  work = 0;
  /** The last comparison. */
  compared: Compared | undefined;

  constructor(
    readonly host: Host,
    private readonly limits: Limits = DEFAULT_LIMITS,
    time?: TimeLimit,
  ) {
    this.budget = new StepBudget(limits.steps, time);
  }

  /** Applies a function and runs until it returns. */
  run(fn: FunctionValue, args: readonly Value[]): Value {
    if (this.frames.length > 0) throw new Error('The machine is already running.');
    this.budget.restart();
    try {
      this.call(fn, args);
      this.loop();
      return this.pop();
    } finally {
      this.frames.length = 0;
      this.stack.length = 0;
    }
  }

  /** The number of calls that have not returned. */
  get depth(): number {
    return this.frames.length;
  }

  /** The value that was computed last. */
  get top(): Value {
    return this.stack.at(-1) ?? UNIT;
  }

  push(value: Value): void {
    this.stack.push(value);
  }

  pop(): Value {
    const value = this.stack.pop();
    if (value === undefined) throw new Error('The evaluator has taken more values than it has computed.');
    return value;
  }

  popMany(count: number): Value[] {
    const { stack } = this;
    if (count > stack.length) throw new Error('The evaluator has taken more values than it has computed.');
    const values = stack.slice(stack.length - count);
    stack.length -= count;
    return values;
  }

  /** Starts a call; its result is on the stack once all frames above the current ones have returned. */
  call(fn: Value, args: readonly Value[]): void {
    if (!isFunction(fn))
      throw fn.kind === 'unavailable' ? unsupported(fn.what) : new Error(`Cannot call ${fn.kind}.`);
    this.work += 1;
    if (fn.kind === 'partial') {
      this.call(fn.target, [...fn.given, ...args]);
      return;
    }
    const arity = fn.kind === 'closure' ? fn.code.arity : fn.native.arity;
    if (args.length < arity) {
      this.push({ kind: 'partial', target: fn, given: args });
      return;
    }
    if (args.length > arity) this.enter({ waiting: args.slice(arity), base: this.stack.length });
    const taken = args.length > arity ? args.slice(0, arity) : args;
    if (fn.kind === 'native') this.callNative(fn.native, taken, fn.type);
    else
      this.enter({
        code: fn.code,
        captured: fn.captured,
        types: fn.types,
        locals: [...taken],
        position: 0,
        base: this.stack.length,
      });
  }

  /** A call that replaces the current frame. Library functions keep it: failures then report the call site. */
  tailCall(fn: Value, args: readonly Value[]): void {
    if (fn.kind !== 'closure') {
      this.call(fn, args);
      return;
    }
    const frame = this.frames.pop();
    if (frame) this.stack.length = frame.base;
    this.call(fn, args);
  }

  /** Ends the current frame; the value on top of the stack is its result. */
  return(): void {
    const value = this.pop();
    const frame = this.frames.pop();
    if (frame) this.stack.length = frame.base;
    this.push(value);
  }

  private callNative(native: Native, args: readonly Value[], type: Parameters<Native['run']>[2]): void {
    const result = native.run(args, this.host, type);
    if (!isSteps(result)) {
      this.push(result);
      return;
    }
    const frame: WaitingNative = { native, steps: result, base: this.stack.length };
    this.enter(frame);
    this.resume(frame, () => result.next(UNIT));
  }

  /** Resumes a waiting library function until its next call or its end. */
  private resume(
    frame: WaitingNative,
    advance: () => IteratorResult<{ function: FunctionValue; arguments: readonly Value[] }, Value>,
  ): void {
    const { done, value } = advance();
    if (done) {
      this.frames.pop();
      this.stack.length = frame.base;
      this.push(value as Value);
      return;
    }
    const next = value as { function: FunctionValue; arguments: readonly Value[] };
    this.call(next.function, next.arguments);
  }

  private enter(frame: AnyFrame): void {
    if (this.frames.length >= this.limits.depth)
      throw new Failure({ kind: 'limit', message: `Calls are nested more than ${this.limits.depth} deep.` });
    this.frames.push(frame);
  }

  private loop(): void {
    for (;;) {
      try {
        this.runFrames();
        return;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        error.compared ??= this.compared;
        this.unwind(error);
      }
    }
  }

  private runFrames(): void {
    const { frames } = this;
    for (let frame = frames[frames.length - 1]; frame; frame = frames[frames.length - 1]) {
      if ('code' in frame) this.runCode(frame);
      else if ('steps' in frame) {
        const waiting = frame;
        const value = this.pop();
        this.resume(waiting, () => waiting.steps.next(value));
      } else {
        const fn = this.pop();
        this.frames.pop();
        this.call(fn, frame.waiting);
      }
      this.budget.spend(1);
    }
  }

  /** Runs a frame until another one is on top. */
  private runCode(frame: Frame): void {
    const { frames } = this;
    const { instructions } = frame.code;
    const depth = frames.length;
    let count = 0;
    do {
      const instruction = instructions[frame.position++];
      if (!instruction) throw new Error('The code has no end.');
      instruction(frame, this);
      count += 1;
      if (count > 1000) {
        this.budget.spend(count);
        count = 0;
      }
    } while (frames.length === depth && frames[depth - 1] === frame);
    this.budget.spend(count);
  }

  /** Passes a failure to the innermost library function that may catch it, collecting the calls on the way. */
  private unwind(failure: Failure): void {
    for (let frame = this.frames.pop(); frame; frame = this.frames.pop()) {
      this.stack.length = frame.base;
      if ('code' in frame) {
        const span = frame.code.places.get(frame.position - 1) ?? frame.code.span;
        if (failure.calls.length < MAX_CALLS_REPORTED) failure.calls.push({ name: frame.code.name, span });
      } else if ('steps' in frame) {
        const waiting = frame;
        this.frames.push(waiting);
        try {
          this.resume(waiting, () => waiting.steps.throw(failure));
          return;
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          this.dropAbove(waiting);
          if (error !== failure) {
            this.unwind(error);
            return;
          }
        }
      }
    }
    throw failure;
  }

  private dropAbove(frame: AnyFrame): void {
    this.frames.length = this.frames.lastIndexOf(frame);
  }
}
