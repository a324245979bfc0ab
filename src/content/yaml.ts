import { isMap, isScalar, LineCounter, type Node, type ParsedNode, parseDocument, Scalar } from 'yaml';
import type { z } from 'zod';
import type { Reporter } from '../model/problem';

type Path = readonly PropertyKey[];

/** A YAML text that was read and has the expected shape. */
export interface YamlFile<T> {
  readonly data: T;
  /** The line of the file at which the value of a field starts. */
  readonly lineOf: (path: Path) => number;
}

/** Reads YAML against a schema; what does not fit is reported with file and line, and nothing is returned. */
export function readYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  place: { file: string; firstLine?: number },
  report: Reporter,
): YamlFile<T> | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const first = (place.firstLine ?? 1) - 1;
  const lineAt = (offset: number) => counter.linePos(offset).line + first;
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      report({
        file: place.file,
        line: lineAt(error.pos[0]),
        message: `This is no valid YAML: ${error.message}`,
      });
    }
    return undefined;
  }
  const result = schema.safeParse(document.toJS() ?? {});
  if (!result.success) {
    for (const issue of result.error.issues) {
      const node = nodeAt(document.contents, issue);
      report({ file: place.file, line: lineAt(node?.range?.[0] ?? 0), message: explain(issue) });
    }
    return undefined;
  }
  const lineOf = (path: Path) => {
    const node = document.getIn(path, true) as Node | undefined;
    const isBlock =
      isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
    return lineAt(node?.range?.[0] ?? 0) + (isBlock ? 1 : 0);
  };
  return { data: result.data, lineOf };
}

/** The place that an issue is about: an unknown field itself, else the value, else the nearest value around it. */
function nodeAt(root: ParsedNode | null, issue: z.core.$ZodIssue): Node | undefined {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
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

function explain(issue: z.core.$ZodIssue): string {
  const field = issue.path.length > 0 ? `'${issue.path.join('.')}'` : 'the file';
  if (issue.code === 'unrecognized_keys') {
    return `There is no field ${issue.keys.map((key) => `'${key}'`).join(', ')} here: take it away or mend its name.`;
  }
  if (issue.code === 'invalid_type' && issue.message.includes('undefined'))
    return `${field} is missing: add it.`;
  return `${field} does not fit: ${issue.message}.`;
}
