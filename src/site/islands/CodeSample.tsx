import { useRef } from 'react';
import { SYNTAXES, type Syntax } from '../../model/syntax';
import { chooseSyntax } from '../stores/syntax';
import { CodeFigure, type CodeFigureData } from './CodeFigure';
import type { Island } from './island';

interface CodeSampleProps {
  /** One block of code, or the same program in both syntaxes. */
  readonly figures: readonly CodeFigureData[];
}

/** A block of code with its tools. CSS shows the figure of the reader's syntax. */
export function CodeSample({ figures }: CodeSampleProps) {
  const tabs = useRef<Partial<Record<Syntax, HTMLButtonElement | null>>>({});
  // The pressed tab vanishes with its figure: the tab in its place gets the focus and stays under the pointer.
  const switchTo = (syntax: Syntax, pressed: Element) => {
    const { top } = pressed.getBoundingClientRect();
    chooseSyntax(syntax);
    const tab = tabs.current[syntax];
    if (!tab) return;
    window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
    tab.focus({ preventScroll: true });
  };
  return figures.map((figure) => (
    <CodeFigure
      key={figure.syntax ?? 'other'}
      figure={figure}
      isPaired={figures.length > 1}
      tabRef={(tab) => {
        if (figure.syntax) tabs.current[figure.syntax] = tab;
      }}
      onSwitch={switchTo}
    />
  ));
}

export const codeSampleIsland: Island = {
  name: 'code-sample',
  adopt: (host) => <CodeSample figures={[...host.querySelectorAll<HTMLElement>('figure')].map(readFigure)} />,
};

function readFigure(figure: HTMLElement): CodeFigureData {
  return {
    syntax: SYNTAXES.find((syntax) => figure.classList.contains(`s-${syntax}`)),
    group: figure.dataset.group,
    file: figure.querySelector('.code-file')?.textContent ?? undefined,
    library: figure.dataset.library,
    lines: Number(figure.querySelector('pre')?.dataset.lines) || undefined,
    problem: figure.querySelector('.code-problem')?.textContent,
    playground: figure.querySelector('.tool-play')?.getAttribute('href') ?? undefined,
    webIde: figure.querySelector('.tool-ide')?.getAttribute('href') ?? undefined,
  };
}
