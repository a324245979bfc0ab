import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import type { z } from 'zod';
import type { Reporter } from '../model/problem';
import type { Memory } from './memory';
import { explainError, explainIssue } from './yaml-problems';

type Path = readonly PropertyKey[];

/** A YAML text that was read and has the expected shape. */
export interface YamlFile<T> {
  readonly data: T;
  /** The line of the file at which the value of a field starts. */
  readonly lineOf: (path: Path) => number;
  /** The line of the file at which the name of a field stands. */
  readonly lineOfKey: (path: Path) => number;
}

export interface YamlPlace {
  readonly file: string;
  /** The line of the file at which the text starts. */
  readonly firstLine?: number;
  /** What earlier reads have found to fit. */
  readonly memory?: Memory<unknown>;
}

/** Reads YAML against a schema; what does not fit is reported with file and line, and nothing is returned. */
export function readYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  place: YamlPlace,
  report: Reporter,
): YamlFile<T> | undefined {
  const key = `${place.file}\n${text}`;
  const known = place.memory?.get(key);
  if (known !== undefined) return remembered(known as T, () => parseYaml(text, schema, place, report));
  const file = parseYaml(text, schema, place, report);
  if (file) place.memory?.set(key, file.data);
  return file;
}

/** Data that fitted before; lines are asked for seldom, and the text is parsed only then. */
function remembered<T>(data: T, parse: () => YamlFile<T> | undefined): YamlFile<T> {
  let parsed: YamlFile<T> | undefined;
  const file = () => {
    parsed ??= parse();
    return parsed;
  };
  return {
    data,
    lineOf: (path) => file()?.lineOf(path) ?? 1,
    lineOfKey: (path) => file()?.lineOfKey(path) ?? 1,
  };
}

function parseYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  place: YamlPlace,
  report: Reporter,
): YamlFile<T> | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const first = (place.firstLine ?? 1) - 1;
  const lineAt = (offset: number) => Math.max(1, counter.linePos(offset).line) + first;
  const fail = (line: number, message: string) => report({ file: place.file, line, message });
  const mistakes: Mistake[] = [
    ...[...document.errors, ...document.warnings].map(({ code, message, pos: [at] }) => ({
      code,
      message,
      at,
    })),
    ...wrongNames(document),
  ];
  const values = mistakes.length === 0 ? valuesOf(document, (mistake) => mistakes.push(mistake)) : undefined;
  for (const mistake of mistakes) fail(lineAt(mistake.at), explainError(mistake));
  if (mistakes.length > 0) return undefined;
  const result = schema.safeParse(values ?? {});
  const lineOfKey = (path: Path) => lineAt(placeOf(document.contents, path)?.range?.[0] ?? 0);
  if (!result.success) {
    const misfits = result.error.issues.flatMap((issue) => explainIssue(issue, schema));
    for (const { path, message } of misfits) fail(lineOfKey(path), message);
    return undefined;
  }
  const lineOf = (path: Path) => {
    const node = document.getIn(path, true) as Node | undefined;
    const isBlock =
      isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
    return lineAt(node?.range?.[0] ?? 0) + (isBlock ? 1 : 0);
  };
  return { data: result.data, lineOf, lineOfKey };
}

/** Something that is no YAML, and where it stands in the text. */
interface Mistake {
  readonly code: YAMLError['code'];
  readonly message: string;
  readonly at: number;
}

/** `*name` stands for a value that was named before; where none was, the writer meant the star itself. */
function wrongNames(document: Document.Parsed): Mistake[] {
  const wrong: Mistake[] = [];
  visit(document, {
    Alias(_key, node, around) {
      const fail = (message: string) => wrong.push({ code: 'BAD_ALIAS', message, at: node.range?.[0] ?? 0 });
      const named = node.resolve(document);
      if (!named) fail(`nothing is named ${node.source}`);
      else if (around.includes(named)) fail(`${node.source} holds itself`);
    },
  });
  return wrong;
}

/** The values of a document. Names within names may stand for more values than fit into memory: those are refused. */
function valuesOf(document: Document.Parsed, fail: (mistake: Mistake) => void): unknown {
  try {
    return document.toJS();
  } catch (error) {
    fail({ code: 'BAD_ALIAS', message: error instanceof Error ? error.message : String(error), at: 0 });
    return undefined;
  }
}

/** The name of the field at the end of a path, else the entry of a list, else the nearest value around it. */
function placeOf(root: ParsedNode | null, path: Path): Node | undefined {
  let node: Node | undefined = root ?? undefined;
  path.forEach((step, index) => {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
      if (!pair) return;
      const last = index === path.length - 1;
      node = ((last ? pair.key : pair.value) ?? pair.key) as Node;
    } else if (node && 'items' in node && typeof step === 'number') {
      node = (node.items as Node[])[step] ?? node;
    }
  });
  return node;
}
