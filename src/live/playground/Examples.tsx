import { useState } from 'react';
import { LiveButton } from '../results/Status';
import type { Example } from './use-workspace';

/** The examples of one section of the documentation. */
export interface ExampleGroup {
  readonly title: string;
  readonly pages: readonly {
    readonly title: string;
    readonly path: string;
    readonly examples: readonly Example[];
  }[];
}

/** The complete programs of the documentation, by section and page. Loaded when the list is first opened. */
export function Examples({ file, onOpen }: { file: string; onOpen: (example: Example) => void }) {
  const [groups, setGroups] = useState<readonly ExampleGroup[] | 'failed'>();
  const load = async () => {
    if (groups && groups !== 'failed') return;
    const list = fetch(file).then((response): Promise<ExampleGroup[]> => response.json());
    setGroups(await list.catch(() => 'failed' as const));
  };
  return (
    <details className="play-examples" onToggle={(event) => event.currentTarget.open && void load()}>
      <summary>Examples</summary>
      {!groups && <p role="status">Loading…</p>}
      {groups === 'failed' ? (
        <p role="alert">The examples could not be loaded. Check your connection, then try again.</p>
      ) : (
        groups?.map(({ title, pages }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <a href={page.path}>{page.title}</a>
                  {page.examples.map((example) => (
                    <LiveButton key={example.name} onClick={() => onOpen(example)}>
                      {example.name}
                    </LiveButton>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </details>
  );
}
