import { highlightLigo } from '../../ligo/grammar/highlight-ligo';
import type { Syntax } from '../../model/syntax';

/** The earlier samples of the same program, folded: they count, but are not edited here. */
export function Earlier({ code, syntax }: { code: string; syntax: Syntax }) {
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
