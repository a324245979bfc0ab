/** Reads a report of Stryker. */

/** The part of the report that we read. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly ReportedMutant[] }>>;
}

interface ReportedMutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status:
    | 'Killed'
    | 'Timeout'
    | 'RuntimeError'
    | 'Survived'
    | 'NoCoverage'
    | 'Ignored'
    | 'CompileError';
  readonly location: Record<'start' | 'end', { readonly line: number; readonly column: number }>;
}

export interface Summary {
  readonly line: string;
  /** In percent of the sample. */
  readonly score: number;
  readonly survivors: readonly string[];
}

/** Mutants outside of the sample are compile errors in the report, see `sample-checker.mjs`. */
export function summarise({ files }: Report, read: (file: string) => string): Summary {
  const all = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  );
  const having = (...statuses: ReportedMutant['status'][]) =>
    all.filter(({ status }) => statuses.includes(status));
  const killed = having('Killed', 'Timeout', 'RuntimeError').length;
  const survived = having('Survived', 'NoCoverage');
  const ignored = having('Ignored').length;
  const score = (100 * killed) / Math.max(1, killed + survived.length);
  const share = percent((100 * ignored) / Math.max(1, all.length));
  return {
    score,
    line: `${percent(score)} killed (${killed} of ${killed + survived.length}; ${having('NoCoverage').length} without a test), of ${all.length} mutants ${ignored} ignored as static (${share})`,
    survivors: survived.map(({ file, location: { start, end }, status, mutatorName, replacement = '' }) => {
      const lines = read(file).split('\n');
      const original =
        start.line === end.line ? lines[start.line - 1]?.slice(start.column - 1, end.column - 1) : '…';
      return `  ${file}:${start.line}:${start.column} ${status} ${mutatorName}: ${original} -> ${replacement.replace(/\s+/g, ' ')}`;
    }),
  };
}

const percent = (share: number): string => `${share.toFixed(1)} %`;
