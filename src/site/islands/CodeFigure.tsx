import { lazy, type Ref, Suspense, useRef, useState } from 'react';
import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../model/syntax';
import { RawHtml } from '../parts/RawHtml';
import { CodeTools } from './CodeTools';

export interface CodeFigureData {
  /** Code in another language has neither syntax nor group. */
  readonly syntax?: Syntax;
  /** The program that the code is a part of. */
  readonly group?: string;
  readonly file?: string;
  /** Where a whole program can be tried. */
  readonly webIde?: string;
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

const CodeEditor = lazy(() => import('./CodeEditor'));

/** One block of code: its caption, the code and its tools. */
export function CodeFigure({ figure, isPaired, tabRef, onSwitch }: CodeFigureProps) {
  const { syntax, group, file, webIde, html } = figure;
  const block = useRef<HTMLPreElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  const [original, setOriginal] = useState<string>();
  const [edited, setEdited] = useState<string>();
  const text = () => block.current?.textContent ?? '';
  const classes = [
    'code',
    syntax && `s-${syntax}`,
    isWrapped && 'is-wrapped',
    original !== undefined && 'is-edited',
  ];
  return (
    <figure className={classes.filter(Boolean).join(' ')} data-group={group}>
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
        <RawHtml tag="code" html={edited ?? html} />
      </pre>
      <CodeTools
        webIde={webIde}
        isWrapped={isWrapped}
        onWrap={() => setIsWrapped(!isWrapped)}
        onEdit={syntax && (() => setOriginal(original ?? text()))}
        text={text}
      />
      {original !== undefined && syntax && (
        <Suspense>
          <CodeEditor original={original} syntax={syntax} block={block} onHtml={setEdited} />
        </Suspense>
      )}
    </figure>
  );
}
