/** Compiles contracts and describes the result for display. Loaded when a reader first asks for it. */
import {
  type Cost,
  compileValue,
  type Inspection,
  inspectContract,
  introducedIn,
  measure,
} from '@ligo-docs/ligo';
import {
  checkType,
  childrenOf,
  encodeMicheline,
  findEntrypoint,
  type Micheline,
  printMicheline,
  toJson,
} from '@ligo-docs/ligo/michelson';
import type { CompiledContract, CompileReport, FileFormat, PlacedCost } from '../protocol/compiled';
import { contractsOf } from './contracts';
import type { OpenProgram } from './programs';

/** How many of the most expensive functions and lines are listed. */
const MAX_COSTS = 8;

/** Caches the last contract, whose stacks and files are requested after it. */
export function createCompiler() {
  let last: { readonly opened: OpenProgram; readonly module: string; readonly found: Inspection } | undefined;

  function inspect(opened: OpenProgram, module: string): Inspection {
    if (last?.opened !== opened || last.module !== module)
      last = { opened, module, found: inspectContract(opened.analysis, { module }) };
    return last.found;
  }

  return {
    report(opened: OpenProgram, wanted: string | undefined): CompileReport {
      const contracts = contractsOf(opened);
      const paths = contracts.map(({ name }) => name);
      const module = wanted !== undefined && paths.includes(wanted) ? wanted : paths.at(-1);
      if (module === undefined)
        return opened.problems.length > 0
          ? { kind: 'refused', contracts: [], problems: opened.problems }
          : { kind: 'no-contract' };
      const { contract, problems } = inspect(opened, module);
      if (!contract)
        return { kind: 'refused', contracts: paths, problems: problems.map(opened.diagnosticOf) };
      const { text, bytes, sections, instructions, costs } = contract;
      const storage = contracts.find(({ name }) => name === module)?.storage.example ?? '';
      const compiled: CompiledContract = {
        module,
        text,
        bytes,
        sections: sections.map(({ place, ...section }) => ({ ...section, ...place })),
        instructions: instructions.map(({ place, span }) => {
          const found = span && opened.isInText(span) ? opened.placeOf(span) : undefined;
          return { from: place.from, to: place.to, ...(found && { place: found }) };
        }),
        functions: costs.functions.slice(0, MAX_COSTS).map((cost) => placed(cost, cost.name, opened)),
        lines: costs.lines.slice(0, MAX_COSTS).map((cost) => placed(cost, lineText(cost, opened), opened)),
        ...(!opened.analysis.language.features.has('present-michelson') && {
          since: introducedIn('present-michelson'),
        }),
        storage: sizeOfStorage(opened, module, storage),
      };
      return { kind: 'compiled', contracts: paths, contract: compiled };
    },
    stackAt: (opened: OpenProgram, module: string, index: number) =>
      inspect(opened, module).contract?.stackAt(index),
    file(opened: OpenProgram, module: string, format: FileFormat): string {
      const { contract } = inspect(opened, module);
      if (!contract) return '';
      if (format === 'json') return JSON.stringify(toJson(contract.script), undefined, 2);
      return format === 'binary' ? (encodeMicheline(contract.script) ?? '') : contract.text;
    },
    fields: (opened: OpenProgram, module: string) => fieldsOf(opened, module),
    value(opened: OpenProgram, entered: EnteredValue) {
      const { contract } = inspect(opened, entered.module);
      return contract
        ? enteredValue(opened, entered, contract.script)
        : { error: 'The program does not compile.' };
    },
    steps: (opened: OpenProgram, module: string) =>
      inspect(opened, module).steps.map(({ name, layOut }) => ({ name, text: layOut() })),
  };
}

function placed({ bytes, span }: Cost, name: string, { isInText, placeOf }: OpenProgram): PlacedCost {
  const place = isInText(span) ? placeOf(span) : undefined;
  return { name, bytes, ...(place && { place }) };
}

const lineText = ({ span }: Cost, { analysis }: OpenProgram): string =>
  analysis.program.files[span.file]?.text.slice(span.from, span.to).trim() ?? '';

function sizeOfStorage({ analysis }: OpenProgram, module: string, expression: string) {
  if (expression === '') return undefined;
  const text = { text: expression, syntax: analysis.syntax };
  const { value } = compileValue(analysis, text, { use: { kind: 'storage', module } });
  const bytes = value && measure(value);
  return bytes === undefined ? undefined : { expression, bytes };
}

const STORAGE = 'storage';
const ENTRY = 'entry:';

/** The fields of a deployment, with examples. Entrypoints have names with a colon, which no storage has. */
function fieldsOf(opened: OpenProgram, module: string) {
  const found = contractsOf(opened).find(({ name }) => name === module);
  if (!found) return [];
  const { storage, members } = found;
  return [
    {
      name: STORAGE,
      label: 'Initial storage',
      type: storage.type,
      example: storage.example,
      entrypoint: undefined,
    },
    ...members
      .filter(({ kind }) => kind === 'entry')
      .map(({ name, parameter }) => ({
        name: ENTRY + name,
        label: `Argument of ${name}`,
        type: parameter.type,
        example: parameter.example,
        entrypoint: name,
      })),
  ];
}

interface EnteredValue {
  readonly module: string;
  /** The name of a field. */
  readonly field: string;
  readonly expression: string;
}

/** The value of an expression with the type of a field, or why there is none. */
function enteredValue(
  { analysis }: OpenProgram,
  { module, field, expression }: EnteredValue,
  script: Micheline,
) {
  const text = { text: expression, syntax: analysis.syntax };
  const use =
    field === STORAGE
      ? ({ kind: 'storage', module } as const)
      : ({ kind: 'parameter', module, entrypoint: field.replace(ENTRY, '') } as const);
  const { value, problems } = compileValue(analysis, text, { use });
  if (!value) return { error: problems[0]?.message ?? 'The expression fails when it is evaluated.' };
  const argument = use.kind === 'parameter' ? argumentOf(value, script, use.entrypoint) : value;
  return {
    text: printMicheline(argument),
    json: JSON.stringify(toJson(argument), undefined, 2),
    bytes: measure(argument) ?? 0,
  };
}

/** The argument within the whole parameter: calls name the entrypoint instead. */
function argumentOf(parameter: Micheline, script: Micheline, entrypoint: string): Micheline {
  const section = childrenOf(script).find((node) => node.kind === 'prim' && node.prim === 'parameter');
  const node = section && childrenOf(section)[0];
  const type = node && checkType(node).type;
  const path = (type && findEntrypoint(type, entrypoint)?.path) ?? [];
  return path.reduce<Micheline>((value) => childrenOf(value)[0] ?? value, parameter);
}
