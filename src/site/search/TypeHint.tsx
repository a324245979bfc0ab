import { LabelText } from '../parts/LabelText';
import { useSyntax } from '../stores/use-syntax';

const EXAMPLES = [
  { jsligo: 'list<a> => nat', cameligo: "'a list -> nat" },
  { jsligo: '(key, map) => option', cameligo: 'key -> map -> option' },
] as const;

interface TypeHintProps {
  readonly onSearch: (query: string) => void;
}

/** Tells readers that values of the library are found by their type, with examples to try. */
export function TypeHint({ onSearch }: TypeHintProps) {
  const syntax = useSyntax();
  return (
    <section className="type-hint" aria-label="Search by type">
      <h2>Search by type</h2>
      <p>Write the type of what you need; values of the standard library that fit are listed, best first.</p>
      <ul className="search-suggestions">
        {EXAMPLES.map((example) => (
          <li key={example.jsligo}>
            <button type="button" className="chip is-code" onClick={() => onSearch(example[syntax])}>
              <LabelText label={example} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
