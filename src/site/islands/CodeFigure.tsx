import { type Ref, useRef, useState } from 'react';
import { HoverHost } from '../../live/hover/HoverHost';
import { LivePart } from '../../live/sample/LivePart';
import { type SampleData, useLive } from '../../live/sample/use-live';
import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../model/syntax';
import { RawHtml } from '../parts/RawHtml';
import { CodeTools } from './CodeTools';

export interface CodeFigureData extends SampleData {
  /** Where a whole program can be tried. */
  readonly webIde?: string;
  /** What the checker finds wrong in it. */
  readonly problem?: string;
  /** From which the browser knows the height of a block that it has not laid out. */
  readonly lines?: number;
  /** The highlighted code; in the browser it is in the page already. */
  readonly html?: string;
}

interface CodeFigureProps {
  readonly figure: CodeFigureData;
  readonly isPaired: boolean;
  /** Gets the tab that leads to the other syntax. */
  readonly tabRef: Ref<HTMLButtonElement>;
  readonly onSwitch: (syntax: Syntax, pressed: Element) => void;
}

/** One block of code: its caption, the code and its tools. */
export function CodeFigure({ figure, isPaired, tabRef, onSwitch }: CodeFigureProps) {
  const { syntax, group, file, library, problem, lines, html } = figure;
  const block = useRef<HTMLPreElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  const [notedHtml, setNotedHtml] = useState<string>();
  const [editedText, setEditedText] = useState<string>();
  const sample = useLive(figure, block);
  const { live } = sample;
  const text = () => editedText ?? block.current?.textContent ?? '';
  const states = [syntax && `s-${syntax}`, isWrapped && 'is-wrapped', live?.isEditing && 'is-edited'];
  return (
    <figure
      className={['code', ...states].filter(Boolean).join(' ')}
      data-group={group}
      data-library={library}
    >
      {syntax && (
        <figcaption>
          {file && <span className="code-file">{file}</span>}
          {SYNTAXES.filter((one) => isPaired || one === syntax).map((one) =>
            one === syntax ? (
              <span key={one} className="code-tab">
                {SYNTAX_LABELS[one]}
              </span>
            ) : (
              <button
                key={one}
                ref={tabRef}
                type="button"
                className="code-tab"
                onClick={(event) => onSwitch(one, event.currentTarget)}
              >
                {SYNTAX_LABELS[one]}
              </button>
            ),
          )}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the role is there for the name of that stop */}
      <pre
        ref={block}
        role="group"
        aria-label={syntax ? `${SYNTAX_LABELS[syntax]} code` : 'Code'}
        data-lines={lines}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines
        tabIndex={0}
      >
        <RawHtml tag="code" html={notedHtml ?? html} />
      </pre>
      {problem && <p className="code-problem">{problem}</p>}
      {syntax && <HoverHost block={block} />}
      <CodeTools
        figure={figure}
        sample={sample}
        text={text}
        isWrapped={isWrapped}
        onWrap={() => setIsWrapped(!isWrapped)}
      />
      {live && <LivePart {...live} onHtml={setNotedHtml} onText={setEditedText} />}
    </figure>
  );
}
