import * as YAML from 'yaml';
import type { z } from 'zod';
import type { Reporter } from '../model/problem';
import type { SourceFile } from './files';
import { explainError, explainIssue, listKnownFields, type Path } from './yaml-problems';

/** Parsed YAML that matches its schema. */
export interface YamlFile<T> {
  readonly data: T;
  /** The line at which the value of a field starts. */
  readonly lineOf: (path: Path) => number;
  /** Reports a mistake in the value of a field. */
  readonly fail: (path: Path, message: string) => void;
}

/** Parses YAML. Reports mistakes with their lines and returns undefined. */
export function readYaml<T>(
  { file, text }: SourceFile,
  schema: z.ZodType<T>,
  report: Reporter,
): YamlFile<T> | undefined {
  const counter = new YAML.LineCounter();
  const document = YAML.parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset = 0) => Math.max(1, counter.linePos(offset).line);
  const values = valuesOf(document);
  const mistakes = [...document.errors, ...document.warnings];
  for (const mistake of mistakes)
    report({ file, line: lineAt(mistake.pos[0]), message: explainError(mistake), isError: true });
  if (mistakes.length > 0) return undefined;
  const result = schema.safeParse(values ?? {}, { error: listKnownFields });
  if (!result.success) {
    for (const { path, message } of result.error.issues.flatMap((issue) => explainIssue(issue)))
      report({ file, line: lineAt(keyAt(document, path)?.range?.[0]), message, isError: true });
    return undefined;
  }
  const lineOf = (path: Path) => {
    const node = nodeAt(document, path);
    const isBlock = YAML.isScalar(node) && node.type?.startsWith('BLOCK_');
    return lineAt(node?.range?.[0]) + (isBlock ? 1 : 0);
  };
  const fail = (path: Path, message: string) => report({ file, line: lineOf(path), message });
  return { data: result.data, lineOf, fail };
}

/** The values of a document. Mistakes in aliases are added to its errors. */
function valuesOf(document: YAML.Document.Parsed): unknown {
  const { errors } = document;
  const fail = (message: string, at = 0) =>
    errors.push(new YAML.YAMLParseError([at, at], 'BAD_ALIAS', message));
  // `*name` refers to a named value; if there is none, the author meant the star itself.
  let lastAlias = 0;
  YAML.visit(document, {
    Alias(_key, node, around) {
      lastAlias = node.range?.[0] ?? lastAlias;
      const named = node.resolve(document);
      if (!named) fail(`there is no anchor named ${node.source}`, node.range?.[0]);
      else if (around.includes(named)) fail(`${node.source} contains itself`, node.range?.[0]);
    },
  });
  if (errors.length > 0) return undefined;
  try {
    return document.toJS();
  } catch (error) {
    // Nested aliases could expand to more values than fit in memory.
    fail(error instanceof Error ? error.message : String(error), lastAlias);
    return undefined;
  }
}

function nodeAt(document: YAML.Document.Parsed, path: Path): YAML.Node | undefined {
  const found = document.getIn(path, true);
  return YAML.isNode(found) ? found : undefined;
}

/** The key of the field at a path, else the list entry, else the enclosing value. */
function keyAt(document: YAML.Document.Parsed, path: Path): YAML.Node | undefined {
  const around = nodeAt(document, path.slice(0, -1));
  const pair =
    YAML.isMap(around) && around.items.find(({ key }) => YAML.isScalar(key) && key.value === path.at(-1));
  return pair && YAML.isNode(pair.key) ? pair.key : (nodeAt(document, path) ?? around);
}
