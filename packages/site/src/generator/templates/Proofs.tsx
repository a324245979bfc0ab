import type { Syntax } from '../../model/syntax';
import type { BySyntax, Sizes } from '../home-proofs';

interface ProofOutputProps {
  readonly printed: BySyntax<string>;
  readonly fails?: boolean;
}

/** What a program of the home page prints; hidden once the reader has run or changed the program. */
export function ProofOutput({ printed, fails = false }: ProofOutputProps) {
  return shared(printed).map(([text, syntax]) => (
    <figure key={text} className={classOf(fails ? 'proof is-failed' : 'proof', syntax)}>
      <figcaption>{fails ? 'The test fails' : 'The test passes'}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines */}
      <pre translate="no" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  ));
}

/** The sizes of two versions of a contract as bars. */
export function SizeBars({ sizes }: { readonly sizes: BySyntax<Sizes> }) {
  const texts = new Map(
    [...sizes].map(([syntax, { inlined, shared: less }]) => [syntax, `${inlined} ${less}`]),
  );
  return shared(texts).map(([text, syntax]) => {
    const [inlined = 0, less = 0] = text.split(' ').map(Number);
    return (
      <dl key={text} className={classOf('proof size-bars', syntax)}>
        <SizeBar label="with @inline" bytes={inlined} part={1} />
        <SizeBar label="without" bytes={less} part={less / inlined} />
      </dl>
    );
  });
}

function SizeBar({ label, bytes, part }: { label: string; bytes: number; part: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.round(part * 100)} height="8" fill="var(--accent)" />
        </svg>
        {bytes} bytes
      </dd>
    </div>
  );
}

/** One result for all readers where both syntaxes have the same. */
function shared(results: BySyntax<string>): readonly (readonly [text: string, syntax?: Syntax])[] {
  const texts = new Set(results.values());
  if (texts.size === 1) return [...texts].map((text) => [text]);
  return [...results].map(([syntax, text]) => [text, syntax]);
}

function classOf(name: string, syntax: Syntax | undefined): string {
  return syntax ? `${name} s-${syntax}` : name;
}
