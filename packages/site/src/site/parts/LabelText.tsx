import type { Label } from '../../model/sidebar';

/** A label; if it differs by syntax, both are rendered and CSS shows the reader's. */
export function LabelText({ label }: { label: Label }) {
  if (typeof label === 'string') return label;
  return (
    <>
      <span className="s-jsligo">{label.jsligo}</span>
      <span className="s-cameligo">{label.cameligo}</span>
    </>
  );
}
