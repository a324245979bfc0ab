import { type MouseEvent, useRef, useState } from 'react';
import { HoverHost } from '../../live/hover/HoverHost';
import { LivePart } from '../../live/sample/LivePart';
import { type SampleData, useLive } from '../../live/sample/use-live';
import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../model/syntax';
import { Part } from '../parts/Boundary';
import { isModifiedClick } from '../parts/modified-click';
import { RawHtml } from '../parts/RawHtml';
import { nameToolsOf, withSample } from '../stores/sample-names';
import { chooseSyntax } from '../stores/syntax';
import { COPY_RESULTS, useCopy } from '../stores/use-copy';
import type { Island } from './island';

export interface CodeFigureData extends SampleData {
  /** What tells its tools from those of other samples (stores/sample-names.ts). Browsers add it, so that pages stay small. */
  readonly which?: string;
  /** The Web IDE, for complete programs. */
  readonly webIde?: string;
  /** Whether it has entrypoints, so that it compiles to a contract. */
  readonly contract?: boolean;
  /** Whether it is what the compiler prints for the sample above. */
  readonly isPrinted?: boolean;
  /** Whether it is what the command before it prints. */
  readonly isOutput?: boolean;
  /** The error that the checker reports. */
  readonly problem?: string;
  /** The address of the page about the problem. */
  readonly about?: string;
  /** The number of lines, from which CSS computes the height of a block before its layout. */
  readonly lines?: number;
  /** The highlighted code. */
  readonly html: string;
}

interface CodeSampleProps {
  readonly figures: readonly CodeFigureData[];
}

/** A block of code with its tools, or the same program in both syntaxes. CSS shows the figure of the reader's syntax. */
function CodeSample({ figures }: CodeSampleProps) {
  return figures.map((figure) => (
    <CodeFigure key={figure.syntax ?? 'other'} figure={figure} isPaired={figures.length > 1} />
  ));
}

function CodeFigure({ figure, isPaired }: { figure: CodeFigureData; isPaired: boolean }) {
  const {
    which,
    syntax,
    group,
    file,
    library,
    contract,
    problem,
    about,
    isPrinted,
    isOutput,
    lines,
    html,
    webIde,
    playground,
  } = figure;
  const block = useRef<HTMLPreElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  const { live, onText, onSession, onRun, onEdit, onCompile, playLink } = useLive(figure, block);
  const [copied, copy] = useCopy();
  const text = () => (live?.isEditing ? live.edited : (block.current?.textContent ?? ''));
  // A prompt at the start of a line is not part of the command.
  const copyCode = () => void copy(text().replace(/^\$ /gm, ''));
  const openPlayground = async (event: MouseEvent) => {
    // The right button opens a menu.
    if (!playground || event.button > 1) return;
    const target = isModifiedClick(event.nativeEvent) ? '_blank' : '_self';
    event.preventDefault();
    const link = await playLink(playground, text());
    // A browser may refuse another window.
    if (!window.open(link, target)) window.location.assign(link);
  };
  const first = library ? 'run' : 'copy';
  /** The arrow keys lead to the other tools (browser/toolbars.ts). */
  const tool = (name: string, label: string) => ({
    className: `tool-${name}`,
    'aria-label': which && withSample(label, which),
    tabIndex: name === first ? undefined : -1,
    children: label,
  });
  const inMenu = (name: string, label: string) => ({ ...tool(name, label), tabIndex: undefined });
  const states = [
    syntax && `s-${syntax}`,
    isOutput && 'is-output',
    isWrapped && 'is-wrapped',
    live?.isEditing && 'is-edited',
    live?.isEditing && live.edited !== live.sample.text && 'is-changed',
    live?.isCompiled && 'is-compiled',
  ];
  return (
    <figure
      className={['code', ...states].filter(Boolean).join(' ')}
      data-group={group}
      data-library={library}
    >
      {syntax && (
        <figcaption translate="no">
          {file && <span className="code-file">{file}</span>}
          {SYNTAXES.filter((one) => isPaired || one === syntax).map((one) =>
            one === syntax ? (
              <span key={one} className="code-tab">
                {SYNTAX_LABELS[one]}
              </span>
            ) : (
              <button
                key={one}
                type="button"
                className="code-tab"
                // The arrow keys lead from the tools to it.
                tabIndex={-1}
                onClick={(event) => switchSyntax(one, event.currentTarget)}
              >
                {SYNTAX_LABELS[one]}
              </button>
            ),
          )}
        </figcaption>
      )}
      {isPrinted && <figcaption className="code-printed">The compiler prints:</figcaption>}
      {/* biome-ignore lint/a11y/useSemanticElements: the role gives this tab stop a name */}
      <pre
        ref={block}
        translate="no"
        role="group"
        aria-label={withSample(syntax ? `${SYNTAX_LABELS[syntax]} code` : 'Code', which)}
        data-lines={lines}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines
        tabIndex={0}
      >
        <RawHtml tag="code" html={html} />
      </pre>
      {problem && (
        <p className="code-problem">
          {/* One text: two beside each other are one in the HTML, and would not be hydrated. */}
          {about ? `${problem} ` : problem}
          {about && <a href={about}>About this message</a>}
        </p>
      )}
      {syntax && <HoverHost block={block} />}
      <div className="code-tools" role="toolbar" aria-label={withSample('Tools', which)}>
        {library && <button type="button" {...tool('run', 'Run')} onClick={onRun} />}
        {library && (
          <button
            type="button"
            {...tool('edit', 'Edit')}
            aria-pressed={live?.isEditing ?? false}
            onClick={onEdit}
          />
        )}
        <button
          type="button"
          {...tool('copy', copied ? COPY_RESULTS[copied] : 'Copy')}
          data-state={copied}
          onClick={copyCode}
        />
        <details className="dropdown" data-menu="" suppressHydrationWarning>
          <summary {...tool('more', 'More')} />
          <ul className="dropdown-menu">
            {library && contract && (
              <li>
                <button
                  type="button"
                  {...inMenu('michelson', 'Michelson')}
                  aria-pressed={live?.isCompiled ?? false}
                  onClick={onCompile}
                />
              </li>
            )}
            {playground && (
              <li>
                <a
                  {...inMenu('play', 'Open in playground')}
                  href={playground}
                  onClick={openPlayground}
                  onAuxClick={openPlayground}
                />
              </li>
            )}
            <li>
              <button
                type="button"
                {...inMenu('wrap', 'Wrap lines')}
                aria-pressed={isWrapped}
                onClick={() => setIsWrapped(!isWrapped)}
              />
            </li>
            {webIde && (
              <li>
                <a
                  {...inMenu('ide', 'Copy and open in Web IDE')}
                  href={webIde}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={copyCode}
                />
              </li>
            )}
          </ul>
        </details>
        {library && (
          <button type="button" {...tool('types', 'Next type')} onClick={() => showNextType(block.current)} />
        )}
      </div>
      {live && (
        <Part title="The sample">
          <LivePart {...live} block={block} onText={onText} onSession={onSession} />
        </Part>
      )}
    </figure>
  );
}

/** For screen readers that keep the arrow keys to themselves: what an arrow key does in the code. */
function showNextType(block: HTMLPreElement | null): void {
  block?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
}

/** The pressed tab disappears with its figure: focus its replacement and keep that under the pointer. */
function switchSyntax(syntax: Syntax, pressed: Element): void {
  const { top } = pressed.getBoundingClientRect();
  chooseSyntax(syntax);
  const host = pressed.closest('[data-island]');
  const tab = host?.querySelector<HTMLElement>(`.s-${syntax} > figcaption > button`);
  if (!tab) return;
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  tab.focus({ preventScroll: true });
}

export const codeSampleIsland: Island<CodeSampleProps> = {
  name: 'code-sample',
  Component: CodeSample,
  send: ({ figures }) => ({ figures: figures.map(({ html: _, ...figure }) => figure) }),
  receive: ({ figures }, host) => {
    const blocks = [...host.querySelectorAll('figure')].map((figure) => figure.querySelector('pre code'));
    const which = nameToolsOf(host);
    return {
      figures: figures.map((figure, index) => ({ ...figure, which, html: blocks[index]?.innerHTML ?? '' })),
    };
  },
};
