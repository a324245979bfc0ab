import type { FormEvent } from 'react';
import { openSearch } from '../stores/search';
import type { Island } from './island';

/** Finds library values by type. Without JavaScript the form leads to the results page. */
export function TypeSearch({ action }: { readonly action: string }) {
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
          placeholder="list<a> => nat"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </label>
    </form>
  );
}

export const typeSearchIsland: Island = {
  name: 'type-search',
  adopt: (host) => <TypeSearch action={host.querySelector('form')?.getAttribute('action') ?? ''} />,
};
