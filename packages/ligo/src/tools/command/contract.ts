/** `compile contract`, `info measure-contract` and `print`. */
import { type CompileOptions, type CompilerStep, measure, type StepName } from '../../compile';
import { layOutMicheline, type Micheline } from '../../michelson';
import type { Analysis } from '../analyse';
import { compile } from '../compile-program';
import { commented } from './comments';
import { type Arguments, type CommandName, Mistake } from './flags';
import { analyseFile, constantsIn } from './opened-file';
import { deliver, formatted, isJson, printProblems, type Terminal } from './output';

const COMMENTS = ['location', 'env'];

export function compileContract(args: Arguments, terminal: Terminal): number {
  const kinds = args.list('michelson-comments');
  const unknown = kinds.find((kind) => !COMMENTS.includes(kind));
  if (unknown !== undefined)
    throw new Mistake(`There are no comments "${unknown}": use ${COMMENTS.join(', ')}.`);
  const layOut = (script: Micheline, analysis: Analysis): string =>
    kinds.length === 0 ? layOutMicheline(script) : commented(analysis, optionsIn(args, terminal), kinds);
  return withContract(args, terminal, ({ script, analysis }) =>
    deliver(
      formatted(args, script, (tree) => layOut(tree, analysis)),
      args,
      terminal,
    ),
  );
}

export function measureContract(args: Arguments, terminal: Terminal): number {
  return withContract(args, terminal, ({ script }) => {
    const bytes = measure(script) ?? 0;
    return deliver(isJson(args) ? String(bytes) : `${bytes} bytes`, args, terminal);
  });
}

const PRINTED: Readonly<Partial<Record<CommandName, StepName>>> = {
  'print ast-aggregated': 'aggregated',
  'print ast-expanded': 'simple-patterns',
  'print mini-c': 'mini-c',
  'print michelson': 'michelson-unoptimised',
};

/** What a step of the compiler makes of the contract of a file. */
export function printStep(command: CommandName, args: Arguments, terminal: Terminal): number {
  const name = printedStep(command, args);
  return withContract(args, terminal, ({ steps }) => {
    const text = steps.find((step) => step.name === name)?.layOut() ?? '';
    return deliver(isJson(args) ? JSON.stringify(text) : text, args, terminal);
  });
}

function printedStep(command: CommandName, args: Arguments): StepName | undefined {
  if (command === 'print ast-aggregated' && args.has('self-pass')) return 'monomorphic';
  return args.text('optimize') === undefined ? PRINTED[command] : 'mini-c-optimised';
}

interface Compiled {
  readonly script: Micheline;
  readonly steps: readonly CompilerStep[];
  readonly analysis: Analysis;
}

function withContract(args: Arguments, terminal: Terminal, use: (compiled: Compiled) => number): number {
  const [file] = args.positionals;
  if (file === undefined) throw new Mistake('Name the file with the contract.');
  const [entry] = [args.text('entry-point')];
  if (entry !== undefined) throw new Mistake(deprecatedEntry(entry, file));
  const analysis = analyseFile(file, args, terminal);
  const { script, steps, problems } = compile(analysis, optionsIn(args, terminal));
  return script
    ? use({ script, steps, analysis })
    : printProblems({ problems, files: analysis.program.files }, terminal);
}

function optionsIn(args: Arguments, terminal: Terminal): CompileOptions {
  const module = args.text('module');
  return {
    ...(module !== undefined && { module }),
    constants: constantsIn(args, terminal),
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
