import { highlightLigo } from '@ligo-docs/ligo/highlight';
import { useState } from 'react';
import type { Syntax } from '../../model/syntax';
import { Editor, type EditorProps } from '../editor/Editor';
import type { Checked } from '../editor/problems';
import { CheckStatus } from '../results/Status';

export type SampleEditorProps = Pick<
  EditorProps,
  'program' | 'onText' | 'notes' | 'onRun' | 'onFormat' | 'lit' | 'onLine'
>;

/** An editor for a sample, below the earlier parts of its program. Loaded when a sample is first edited. */
export function SampleEditor(props: SampleEditorProps) {
  const { syntax, before } = props.program;
  const [checked, setChecked] = useState<Checked>();
  return (
    <>
      {before && <Earlier code={before} syntax={syntax} />}
      <Editor label="Code of the sample" {...props} onChecked={setChecked} />
      <CheckStatus checked={checked} />
    </>
  );
}

/** The earlier samples of the same program, collapsed and read-only. */
function Earlier({ code, syntax }: { code: string; syntax: Syntax }) {
  const lines = code.split('\n').length;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="live-earlier" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{`Earlier in this program: ${lines} ${lines === 1 ? 'line' : 'lines'}`}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines */}
      <pre tabIndex={0} translate="no">
        {isOpen && <code dangerouslySetInnerHTML={{ __html: highlightLigo(code, syntax) }} />}
      </pre>
    </details>
  );
}
