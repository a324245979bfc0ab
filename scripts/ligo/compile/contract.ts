/** `compile contract`, `info measure-contract` and `print`. */
import { type CompileOptions, type CompilerStep, compile, measure, type StepName } from '@ligo-docs/ligo';
import { layOutMicheline, type Micheline } from '@ligo-docs/ligo/michelson';
import { commented } from './comments';
import { type Arguments, type CommandName, Mistake } from './flags';
import { deliver, formatted, isJson, type Output, printProblems } from './output';
import { analyseFile, constantsIn } from './program';

const COMMENTS = ['location', 'env'];

export function compileContract(args: Arguments, output: Output): number {
  const kinds = args.list('michelson-comments');
  const unknown = kinds.find((kind) => !COMMENTS.includes(kind));
  if (unknown !== undefined)
    throw new Mistake(`There are no comments "${unknown}": use ${COMMENTS.join(', ')}.`);
  const layOut = (script: Micheline, analysis: Parameters<typeof commented>[0]): string =>
    kinds.length === 0 ? layOutMicheline(script) : commented(analysis, optionsIn(args), kinds);
  return withContract(args, output, ({ script, analysis }) =>
    deliver(
      formatted(args, script, (tree) => layOut(tree, analysis)),
      args,
      output,
    ),
  );
}

export function measureContract(args: Arguments, output: Output): number {
  return withContract(args, output, ({ script }) => {
    const bytes = measure(script) ?? 0;
    return deliver(isJson(args) ? String(bytes) : `${bytes} bytes`, args, output);
  });
}

const PRINTED: Readonly<Partial<Record<CommandName, StepName>>> = {
  'print ast-aggregated': 'aggregated',
  'print ast-expanded': 'simple-patterns',
  'print mini-c': 'mini-c',
  'print michelson': 'michelson-unoptimised',
};

/** What a step of the compiler makes of the contract of a file. */
export function printStep(command: CommandName, args: Arguments, output: Output): number {
  const name = printedStep(command, args);
  return withContract(args, output, ({ steps }) => {
    const text = steps.find((step) => step.name === name)?.print() ?? '';
    return deliver(isJson(args) ? JSON.stringify(text) : text, args, output);
  });
}

function printedStep(command: CommandName, args: Arguments): StepName | undefined {
  if (command === 'print ast-aggregated' && args.has('self-pass')) return 'monomorphic';
  return args.text('optimize') === undefined ? PRINTED[command] : 'mini-c-optimised';
}

interface Compiled {
  readonly script: Micheline;
  readonly steps: readonly CompilerStep[];
  readonly analysis: ReturnType<typeof analyseFile>;
}

function withContract(args: Arguments, output: Output, use: (compiled: Compiled) => number): number {
  const [file] = args.positionals;
  if (file === undefined) throw new Mistake('Name the file with the contract.');
  const [entry] = [args.text('entry-point')];
  if (entry !== undefined) throw new Mistake(deprecatedEntry(entry, file));
  const analysis = analyseFile(file, args);
  const { script, steps, problems } = compile(analysis, optionsIn(args));
  return script ? use({ script, steps, analysis }) : printProblems(problems, analysis.program.files, output);
}

function optionsIn(args: Arguments): CompileOptions {
  const module = args.text('module');
  return {
    ...(module !== undefined && { module }),
    constants: constantsIn(args),
    optimiseWithTypes: args.has('enable-michelson-typed-opt'),
    unchecked: args.has('disable-michelson-typechecking'),
    forDebugging: args.has('experimental-disable-optimizations-for-debugging'),
  };
}

/** As LIGO says it. */
function deprecatedEntry(name: string, file: string): string {
  const declaration = file.endsWith('.mligo')
    ? `[@entry]\n  let ${name} = ...`
    : `@entry\n  const ${name} = ...`;
  return `Entry-point declaration through CLI is deprecated.\nPlease use annotations in the source:\n\n  ${declaration}`;
}
