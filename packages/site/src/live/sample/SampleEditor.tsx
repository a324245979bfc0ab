import { highlightLigo } from '@ligo-docs/ligo/highlight';
import { useState } from 'react';
import type { Syntax } from '../../model/syntax';
import { useTask } from '../client/use-task';
import { Editor, type EditorProps } from '../editor/Editor';
import type { Checked } from '../editor/problems';
import type { Place } from '../protocol/program';
import { CheckStatus, LiveButton, TaskStatus, useAnnouncedCheck } from '../results/Status';
import { Stepper } from '../trace/Stepper';

export type SampleEditorProps = Pick<
  EditorProps,
  'program' | 'onText' | 'notes' | 'onRun' | 'onFormat' | 'lit' | 'onLine'
>;

/** An editor for a sample, below the earlier parts of its program. Loaded when a sample is first edited. */
export function SampleEditor(props: SampleEditorProps) {
  const { syntax, before } = props.program;
  const [checked, setChecked] = useState<Checked>();
  useAnnouncedCheck(checked);
  const { program, lit } = props;
  const watching = useTask('watch', `${before}\n${program.text}`);
  const [step, setStep] = useState<Place>();
  const watched = watching.output;
  const hasProblems = !checked || checked instanceof Error || checked.problems.length > 0;
  return (
    <>
      {before && <Earlier code={before} syntax={syntax} />}
      <Editor
        label="Code of the sample"
        {...props}
        lit={watched ? step : lit}
        coverage={watched?.lines}
        onChecked={setChecked}
      />
      <CheckStatus checked={checked} library={program.library} />
      <div className="live-bar">
        <LiveButton disabled={hasProblems} onClick={() => void watching.start(program)}>
          Step through
        </LiveButton>
        <TaskStatus {...watching} />
      </div>
      {watched && <Stepper key={watching.turn} watched={watched} onStep={({ place }) => setStep(place)} />}
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
