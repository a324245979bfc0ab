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
import { explainError, explainIssue } from './yaml-problems';

type Path = readonly PropertyKey[];

/** YAML that was read and matches its schema. */
export interface YamlFile<T> {
  readonly data: T;
  /** The line at which the value of a field starts. */
  readonly lineOf: (path: Path) => number;
  /** The line of the name of a field. */
  readonly lineOfKey: (path: Path) => number;
}

export interface YamlPlace {
  readonly file: string;
  /** The line of the file at which the YAML starts. */
  readonly firstLine?: number;
}

/** Reads YAML against a schema. Mistakes are reported with file and line, and nothing is returned. */
export function readYaml<T>(
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
    const errors = result.error.issues.flatMap((issue) => explainIssue(issue, schema));
    for (const { path, message } of errors) fail(lineOfKey(path), message);
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

/** A YAML syntax error and its offset. */
interface Mistake {
  readonly code: YAMLError['code'];
  readonly message: string;
  readonly at: number;
}

/** `*name` refers to a named value; if there is none, the author meant the star itself. */
function wrongNames(document: Document.Parsed): Mistake[] {
  const wrong: Mistake[] = [];
  visit(document, {
    Alias(_key, node, around) {
      const fail = (message: string) => wrong.push({ code: 'BAD_ALIAS', message, at: node.range?.[0] ?? 0 });
      const named = node.resolve(document);
      if (!named) fail(`there is no anchor named ${node.source}`);
      else if (around.includes(named)) fail(`${node.source} contains itself`);
    },
  });
  return wrong;
}

/** The values of a document. Nested aliases could expand to more values than fit into memory; those are refused. */
function valuesOf(document: Document.Parsed, fail: (mistake: Mistake) => void): unknown {
  try {
    return document.toJS();
  } catch (error) {
    fail({ code: 'BAD_ALIAS', message: error instanceof Error ? error.message : String(error), at: 0 });
    return undefined;
  }
}

/** The name of the field at a path, else the entry of a list, else the nearest enclosing value. */
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
