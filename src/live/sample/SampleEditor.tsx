import { useState } from 'react';
import { highlightLigo } from '../../ligo/grammar/highlight-ligo';
import type { Syntax } from '../../model/syntax';
import { Editor } from '../editor/Editor';
import type { LineNote } from '../editor/notes';
import type { Diagnostic, LiveProgram } from '../protocol/program';
import { problemLine } from '../results/line-notes';

interface SampleEditorProps {
  readonly program: LiveProgram;
  readonly onText: (text: string) => void;
  readonly notes: readonly LineNote[];
  readonly onRun: () => void;
}

/** The text of a sample in an editor, below the earlier parts of its program. Loaded when the reader first edits one. */
export function SampleEditor({ program, onText, notes, onRun }: SampleEditorProps) {
  const { syntax, before, text } = program;
  const [problems, setProblems] = useState<readonly Diagnostic[] | Error>();
  return (
    <>
      {before && <Earlier code={before} syntax={syntax} />}
      <Editor
        label="Code of the sample"
        program={program}
        onText={onText}
        onProblems={setProblems}
        notes={notes}
        onRun={onRun}
      />
      <CheckStatus problems={problems} text={text} />
    </>
  );
}

/** The earlier samples of the same program, folded: they count, but are not edited here. */
function Earlier({ code, syntax }: { code: string; syntax: Syntax }) {
  const lines = code.split('\n').length;
  return (
    <details className="live-earlier">
      <summary>
        Earlier in this program: {lines} {lines === 1 ? 'line' : 'lines'}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines */}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: highlightLigo(code, syntax) }} />
      </pre>
    </details>
  );
}

function CheckStatus({ problems, text }: { problems?: readonly Diagnostic[] | Error; text: string }) {
  const hasFailed = problems instanceof Error || (problems && problems.length > 0);
  return (
    <p role="status" className={`live-status live-check is-${hasFailed ? 'failed' : 'passed'}`}>
      {problems && checkWords(problems, text)}
    </p>
  );
}

function checkWords(problems: readonly Diagnostic[] | Error, text: string): string {
  if (problems instanceof Error) return `The program could not be checked. ${problems.message}`;
  return problems.map((problem) => problemLine(problem, text)).join('\n') || 'No problems found.';
}
