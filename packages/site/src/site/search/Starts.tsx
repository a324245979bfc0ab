import { pageAddress } from '../../model/base-url';
import { useShell } from '../shell/context';
import { DocLink } from '../shell/DocLink';

/** By the ids of pages that every version has. */
const TASKS: Readonly<Record<string, string>> = {
  'intro/installation': 'Install the compiler',
  'tutorials/getting-started': 'Write your first contract',
  testing: 'Test a contract',
  'compiling/deploying': 'Deploy a contract',
  'tutorials/fa2-token': 'Make a token or an NFT',
};

const POPULAR: Readonly<Record<string, string>> = {
  'syntax/contracts/entrypoints': 'Entrypoints',
  'data-types/maps': 'Maps',
  'reference/list-reference': 'List',
  'api/cheat-sheet': 'Cheat sheet',
};

/** Pages outside of the versions. */
const LISTS: Readonly<Record<string, string>> = {
  messages: 'Understand a message of the compiler',
  cookbook: 'Find a recipe',
};

/** What a reader may be looking for who has not typed anything yet. */
export function Starts() {
  const { site } = useShell();
  return (
    <div className="search-starts">
      <section aria-label="Tasks">
        <h2>What do you want to do?</h2>
        <ul>
          <Docs pages={TASKS} />
          {Object.entries(LISTS).map(([name, label]) => (
            <li key={name}>
              <a href={pageAddress(site, `/${name}`)}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Popular pages">
        <h2>Popular pages</h2>
        <ul>
          <Docs pages={POPULAR} />
        </ul>
      </section>
    </div>
  );
}

function Docs({ pages }: { readonly pages: Readonly<Record<string, string>> }) {
  return Object.entries(pages).map(([id, label]) => (
    <li key={id}>
      <DocLink doc={id}>{label}</DocLink>
    </li>
  ));
}
