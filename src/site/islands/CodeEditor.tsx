import './CodeEditor.css';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Syntax } from '../../model/syntax';
import { markedHtml, problemOf } from './check-code';

interface CodeEditorProps {
  readonly original: string;
  readonly syntax: Syntax;
  /** The block that shows the code in its colours, under the field. */
  readonly block: RefObject<HTMLPreElement | null>;
  readonly onHtml: (html: string) => void;
}

/** A field over the code that checks the syntax while the reader types. Loaded with the first click on Edit. */
export default function CodeEditor({ original, syntax, block, onHtml }: CodeEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(original);
  const [isLeaving, setIsLeaving] = useState(false);
  const problem = problemOf(text, syntax);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => onHtml(markedHtml(text, syntax, problem?.line)), [onHtml, text, syntax, problem?.line]);
  /** Tab indents inside the code; after Escape it leaves the field, so that the keyboard is not trapped. */
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Tab') setIsLeaving(event.key === 'Escape');
    if (event.key !== 'Tab' || event.shiftKey || isLeaving) return;
    event.preventDefault();
    const { currentTarget: input } = event;
    input.setRangeText('  ', input.selectionStart, input.selectionEnd, 'end');
    setText(input.value);
  };
  return (
    <>
      <textarea
        ref={field}
        className="edit-input"
        aria-label="Code of the sample"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: { scrollLeft, scrollTop } }) =>
          block.current?.scrollTo(scrollLeft, scrollTop)
        }
      />
      <div className="edit-tools">
        <p className={problem ? 'edit-problem is-wrong' : 'edit-problem'} role="status">
          {problem ? `Line ${problem.line}: ${problem.message}` : 'The syntax is correct.'}
        </p>
        <button type="button" className="edit-button" onClick={() => setText(original)}>
          Reset
        </button>
      </div>
    </>
  );
}
