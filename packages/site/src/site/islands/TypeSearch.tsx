import type { FormEvent } from 'react';
import { openSearch } from '../stores/search';
import type { Island } from './island';

interface TypeSearchProps {
  readonly action: string;
  /** What the reader has typed before hydration. */
  readonly typed?: string;
}

/** Finds library values by type. Without JavaScript the form leads to the results page. */
function TypeSearch({ action, typed }: TypeSearchProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    openSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  return (
    <form className="row-filter" action={action} onSubmit={onSubmit}>
      <label>
        <span>Find a value by its type</span>
        <input
          type="search"
          name="q"
          defaultValue={typed}
          placeholder="list<a> => nat"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </label>
    </form>
  );
}

export const typeSearchIsland: Island<TypeSearchProps> = {
  name: 'type-search',
  Component: TypeSearch,
  receive: (sent, host) => ({ ...sent, typed: host.querySelector('input')?.value }),
};
