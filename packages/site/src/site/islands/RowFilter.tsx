import { useEffect, useRef, useState } from 'react';
import type { Island } from './island';

/** A text field that filters the rows of all tables on the page. */
export function RowFilter({ label }: { label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of field.current?.closest('article')?.querySelectorAll('tbody tr') ?? []) {
      const text = row.textContent?.toLowerCase() ?? '';
      row.toggleAttribute('hidden', !words.every((word) => text.includes(word)));
    }
  }, [query]);
  return (
    <label className="row-filter">
      <span>{label}</span>
      <input
        ref={field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
    </label>
  );
}

export const rowFilterIsland: Island = {
  name: 'row-filter',
  adopt: (host) => <RowFilter label={host.querySelector('span')?.textContent ?? ''} />,
};
