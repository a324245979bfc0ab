/** Parses programs of one or more files to syntax trees. */

import type { Declaration, ParsedProgram } from './ast';
import { Budget, limitOf, limitProblem } from './budget';
import { parseAndCheck } from './grammar/check';
import { preprocess } from './grammar/preprocess';
import type { Finding } from './grammar/problem';
import { declarationsAmong as cameligoDeclarations } from './lower/cameligo/declarations';
import type { Lowering } from './lower/context';
import { declarationsAmong as jsligoDeclarations } from './lower/jsligo/declarations';
import { childrenOf } from './lower/nodes';
import { type Edit, type Problem, sentence } from './problem';
import { recover } from './recover';
import { checkRules } from './rules/rules';
import { type LigoSyntax, type ReadFile, type SourceFile, type Span, syntaxOfFile } from './source';
import { limitDepth } from './tree-depth';

export interface ProgramText {
  readonly file: string;
  readonly text: string;
  readonly syntax: LigoSyntax;
  /** Reads included and imported files; without it, none are found. */
  readonly readFile?: ReadFile;
  /** Symbols of the preprocessor that are defined in every file from its start. */
  readonly symbols?: readonly string[];
}

/**
 * Parses a program with its included and imported files, and checks the rules that need no types. `before` are the
 * files of a program that this one continues; they come first among its files.
 */
export function parseProgram(
  text: ProgramText,
  budget = new Budget(),
  before: readonly SourceFile[] = [],
): ParsedProgram {
  const { readFile = () => undefined, symbols = [] } = text;
  const reader = new ProgramReader(readFile, budget, [...before], symbols);
  try {
    return readProgram(reader, text);
  } catch (error) {
    const reached = limitOf(error, budget);
    if (reached === undefined) throw error;
    const program = { files: reader.files, declarations: [], imported: new Map() };
    return { program, problems: [...reader.problems, limitProblem(reached, budget, 'parse')] };
  }
}

function readProgram(reader: ProgramReader, { file, text, syntax }: ProgramText): ParsedProgram {
  const main = reader.addFile({ path: file, text, syntax });
  const declarations = reader.read(main, { symbols: reader.initialSymbols(), opened: [file] });
  const program = { files: reader.files, declarations, imported: reader.imported };
  const parseProblems = reader.problems.filter(({ phase }) => phase === 'parse');
  // On a repaired tree, problems found by the rules are noise.
  if (parseProblems.length > 0) return { program, problems: parseProblems };
  return { program, problems: [...reader.problems, ...checkRules(program)] };
}

/** What another inclusion of a file costs at least, in characters. */
const MIN_REPEATED = 100;

/** What a file inherits: the symbols defined so far, and the stack of open files, outermost first. */
interface Surroundings {
  readonly symbols: Set<string>;
  readonly opened: readonly string[];
}

class ProgramReader {
  readonly problems: Problem[] = [];
  readonly imported = new Map<number, readonly Declaration[]>();

  private readonly indexes = new Map<string, number>();

  constructor(
    private readonly readFile: ReadFile,
    private readonly budget: Budget,
    readonly files: SourceFile[],
    private readonly symbols: readonly string[],
  ) {}

  initialSymbols(): Set<string> {
    return new Set(this.symbols);
  }

  /** The index of a file, which is new to the program or already part of it. */
  addFile(file: SourceFile): number {
    const known = this.indexes.get(file.path);
    if (known !== undefined) {
      this.budget.read('repeated', Math.max(file.text.length, MIN_REPEATED));
      return known;
    }
    this.budget.read('text', file.text.length);
    this.indexes.set(file.path, this.files.length);
    return this.files.push(file) - 1;
  }

  read(index: number, surroundings: Surroundings): readonly Declaration[] {
    const file = this.files[index];
    if (!file) return [];
    const included = new Map<number, readonly Declaration[]>();
    const { live, findings } = preprocess(file.text, file.syntax, {
      symbols: surroundings.symbols,
      onInclude: (path, offset) => included.set(offset, this.include(path, index, offset, surroundings)),
    });
    const checked = findings.length > 0 ? { findings } : parseAndCheck(live, file.syntax);
    if ('tooDeepAt' in checked && checked.tooDeepAt !== undefined) {
      const from = checked.tooDeepAt;
      this.budget.exceed('depth', { file: index, from, to: from + 1 });
    }
    this.report(index, checked.findings);
    const tree = ('tree' in checked && checked.tree) || recover(live, file.syntax);
    if (!tree) return [];
    limitDepth(tree, index, this.budget);
    const lowering: Lowering = {
      file: index,
      text: live,
      problems: this.problems,
      include: (_path, span) => included.get(span.from) ?? [],
      importFile: (path, span) => this.import(path, span, surroundings),
      readText: (path) => this.readFile(path, file.path)?.text,
    };
    const lower = file.syntax === 'jsligo' ? jsligoDeclarations : cameligoDeclarations;
    return lower(lowering, childrenOf(tree.topNode));
  }

  /** Included text is treated as if it replaced the directive. */
  private include(path: string, file: number, offset: number, { symbols, opened }: Surroundings) {
    const from = this.files[file];
    const end = from?.text.indexOf('\n', offset) ?? -1;
    const span = { file, from: offset, to: end < 0 ? (from?.text.length ?? offset) : end };
    this.budget.at = span;
    const found = from && this.find(path, span, opened);
    if (!from || !found) return [];
    const index = this.addFile({ ...found, syntax: from.syntax });
    return this.read(index, { symbols, opened: [...opened, found.path] });
  }

  private import(path: string, span: Span, { opened }: Surroundings): number | undefined {
    this.budget.at = span;
    const found = this.find(path, span, opened);
    if (!found) return undefined;
    const index =
      this.indexes.get(found.path) ?? this.addFile({ ...found, syntax: syntaxOfFile(found.path) });
    if (!this.imported.has(index)) {
      const surroundings = { symbols: this.initialSymbols(), opened: [...opened, found.path] };
      this.imported.set(index, this.read(index, surroundings));
    }
    return index;
  }

  private find(path: string, span: Span, opened: readonly string[]) {
    const found = this.readFile(path, this.files[span.file]?.path ?? '');
    // The caller may read only the other files, so the main file is known by its name.
    const start = opened.indexOf(found?.path ?? path);
    if (found && start < 0) return found;
    const problem =
      start < 0
        ? notFound(path)
        : { code: 'circular-files', message: circular(path, opened.slice(start + 1)) };
    this.problems.push({ phase: 'parse', ...problem, span });
    return undefined;
  }

  private report(file: number, findings: readonly Finding[]): void {
    const text = this.files[file]?.text ?? '';
    // An unexpected end of file is reported at the last line, not at the empty one after it.
    const end = text.endsWith('\n') ? text.length - 1 : text.length;
    for (const { offset, length, message, fix } of findings.slice(0, this.budget.limits.problems)) {
      const from = Math.min(offset, end);
      const span = { file, from, to: Math.max(from, Math.min(offset + length, end)) };
      const edits = fix?.map((one): Edit => {
        const edited = { file, from: one.offset, to: one.offset + one.length };
        return { span: edited, text: one.text };
      });
      const problem = { phase: 'parse', code: 'syntax', message: sentence(message), span } as const;
      this.problems.push(edits ? { ...problem, fix: edits } : problem);
    }
  }
}

function notFound(path: string) {
  const [scoped] = /^@[\w.-]+\/[\w.-]+(?=\/)/.exec(path) ?? [];
  if (scoped === undefined) return { code: 'file-not-found', message: `File \`${path}\` is not found.` };
  const message = `The package \`${scoped}\` is not installed, so \`${path}\` is not found.`;
  const hint = `Where the compiler is installed, \`ligo install ${scoped}\` gets it; here, add the file under this name.`;
  return { code: 'file-not-found', message, hint };
}

/** `through`: the files between the file and its repetition. */
function circular(path: string, through: readonly string[]): string {
  const between = through.length === 0 ? '' : ` through ${through.map((file) => `\`${file}\``).join(', ')}`;
  return `File \`${path}\` includes or imports itself${between}.`;
}
