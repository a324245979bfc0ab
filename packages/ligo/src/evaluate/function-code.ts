/** Functions of programs as Michelson: what the chain stores, packs and passes on. */
import type {
  FunctionCompiler,
  FunctionPlace,
  FunctionSource,
  GlobalValue,
  ValueSource,
} from '../compile/contract/closure';
import type { Micheline } from '../michelson/tree';
import type { Span } from '../syntax/source';
import { prune } from '../types/type';
import type { TypedProgram } from '../types/typed';
import type { Code } from './code/code';
import type { Extras } from './extras';
import { Failure, unsupported } from './failure';
import { micheline } from './michelson/of-value';
import { type FunctionValue, isFunction } from './values/function';
import type { Value } from './values/value';

/** The code of a function, as tools print it, and as the chain packs it. */
export interface FunctionCode {
  readonly readable: Micheline;
  readonly packed: Micheline;
}

/** Loaded on demand, with the compiler. */
export interface MakeFunctionCode {
  readonly compiler: (typed: TypedProgram, globalValue: GlobalValue) => FunctionCompiler;
  readonly evaluated: (compiler: FunctionCompiler, source: FunctionSource) => FunctionCode;
}

/** What a running program knows besides its text. */
export interface Runtime {
  readonly extras: Extras | undefined;
  /** The value of a name that is declared at a place of the top level. */
  readonly globalValue: (declaration: Span, name: string) => Value | undefined;
}

/** The functions of one program. */
export class ProgramFunctions {
  private compiler: FunctionCompiler | undefined;
  private readonly known = new WeakMap<FunctionValue, FunctionCode>();

  constructor(
    private readonly typed: TypedProgram,
    private readonly runtime: Runtime,
  ) {}

  codeOf(fn: FunctionValue): FunctionCode {
    const known = this.known.get(fn);
    if (known) return known;
    const { extras } = this.runtime;
    if (!extras) throw new Failure({ kind: 'needs-extras' });
    this.compiler ??= extras.functions.compiler(this.typed, (declaration, name) => {
      const value = this.runtime.globalValue(declaration, name);
      return value && valueSource(value);
    });
    const code = extras.functions.evaluated(this.compiler, functionSource(fn));
    this.known.set(fn, code);
    return code;
  }
}

/** Throws a failure if the function has no code in Michelson. */
export function functionCode(fn: FunctionValue): FunctionCode {
  if (fn.kind === 'native' && fn.native.michelson) return fn.native.michelson;
  const program = programOf(fn);
  if (!program) throw unsupported('This function has no Michelson code.');
  return program.codeOf(fn);
}

function programOf(fn: FunctionValue): ProgramFunctions | undefined {
  if (fn.kind === 'closure') return fn.code.functions;
  return fn.kind === 'native' ? fn.program : programOf(fn.target);
}

function functionSource(fn: FunctionValue): FunctionSource {
  if (fn.kind === 'closure') {
    const { code, captured, types } = fn;
    return {
      kind: 'lambda',
      places: placesOf(code),
      types,
      captured: (name) => {
        const value = captured[code.captures.indexOf(name)];
        return value && valueSource(value);
      },
    };
  }
  if (fn.kind === 'partial')
    return { kind: 'applied', function: functionSource(fn.target), arguments: fn.given.map(valueSource) };
  if (!fn.type) throw unsupported(`The type of ${fn.native.name} is not known here.`);
  return { kind: 'library', path: fn.native.name, type: prune(fn.type) };
}

/** In CameLIGO, `let f x = e` is a function at the place of `e`, and `let f x = fun y -> e` is one function. */
function placesOf({ span, arity, lambda }: Code): FunctionPlace[] {
  const own: FunctionPlace = { span, parameters: arity };
  const body = lambda?.body;
  if (!body || body.kind === 'block') return [own];
  const inner = body.kind === 'lambda' ? Math.max(body.parameters.length, 1) : 0;
  return [own, { span: body.span, parameters: arity + inner }];
}

function valueSource(value: Value): ValueSource {
  switch (value.kind) {
    case 'unit':
      return { kind: 'literal', value: { type: 'unit' } };
    case 'int':
    case 'nat':
    case 'mutez':
    case 'timestamp':
      return { kind: 'literal', value: { type: value.kind, value: value.value } };
    case 'string':
    case 'address':
    case 'key':
    case 'key_hash':
    case 'signature':
    case 'chain_id':
    case 'bytes':
    case 'chest':
    case 'chest_key':
      return { kind: 'literal', value: { type: value.kind, value: value.value } };
    default:
      return isFunction(value) && !(value.kind === 'native' && value.native.michelson)
        ? { kind: 'function', source: functionSource(value) }
        : { kind: 'constant', node: micheline(value, 'readable') };
  }
}
