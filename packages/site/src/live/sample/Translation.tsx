import { SYNTAX_LABELS } from '../../model/syntax';
import { useAnnounced } from '../../site/stores/use-announced';
import { LiveButton } from '../results/Status';
import type { Translated } from '../worker/rewrite';

interface TranslationProps {
  readonly translated: Extract<Translated, { text: string }>;
  readonly onHide: () => void;
}

/** A sample in the other syntax, below it. */
export function Translation({ translated: { syntax, html }, onHide }: TranslationProps) {
  const label = `In ${SYNTAX_LABELS[syntax]}`;
  useAnnounced(`The translation to ${SYNTAX_LABELS[syntax]} is below the sample`);
  return (
    <section className="live-translated" aria-label={label}>
      <p className="live-label">{label}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines */}
      <pre className="live-translation" tabIndex={0} translate="no">
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <div className="live-bar">
        <LiveButton onClick={onHide}>Hide the translation</LiveButton>
      </div>
    </section>
  );
}
