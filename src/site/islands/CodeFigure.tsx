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
  const { syntax, group, file, webIde, playground, library, problem, html } = figure;
  const block = useRef<HTMLPreElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  const [notedHtml, setNotedHtml] = useState<string>();
  const [editedText, setEditedText] = useState<string>();
  const { live, onRun, onEdit, onPlay } = useLive(figure, block);
  const text = () => editedText ?? block.current?.textContent ?? '';
  const classes = [
    'code',
    syntax && `s-${syntax}`,
    isWrapped && 'is-wrapped',
    live?.isEditing && 'is-edited',
  ];
  return (
    <figure className={classes.filter(Boolean).join(' ')} data-group={group} data-library={library}>
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines
        tabIndex={0}
      >
        <RawHtml tag="code" html={notedHtml ?? html} />
      </pre>
      {problem && <p className="code-problem">{problem}</p>}
      {syntax && <HoverHost block={block} />}
      <CodeTools
        webIde={webIde}
        isWrapped={isWrapped}
        onWrap={() => setIsWrapped(!isWrapped)}
        onRun={library ? onRun : undefined}
        onEdit={library ? onEdit : undefined}
        playground={playground}
        onPlay={() => onPlay(text())}
        isEditing={live?.isEditing ?? false}
        text={text}
      />
      {live && (
        <LivePart
          sample={live.sample}
          isEditing={live.isEditing}
          runs={live.runs}
          html={live.html}
          onHtml={setNotedHtml}
          onText={setEditedText}
        />
      )}
    </figure>
  );
}
