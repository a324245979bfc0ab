import { useRef, useState } from 'react';
import { useLoaded } from '../../site/stores/use-loaded';
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

/** The complete programs of the documentation, by section and page. Loaded when the list is opened. */
export function Examples({ file, onOpen }: { file: string; onOpen: (example: Example) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const groups = useLoaded(async (): Promise<ExampleGroup[]> => (await fetch(file)).json(), isOpen);
  const summary = useRef<HTMLElement>(null);
  /** Closes the list, because it is long and the program is below it. */
  const open = (example: Example) => {
    setIsOpen(false);
    summary.current?.focus();
    onOpen(example);
  };
  return (
    <details
      className="play-examples"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={summary}>Examples</summary>
      {!groups && <p role="status">Loading…</p>}
      {groups instanceof Error ? (
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
                    <LiveButton key={example.name} onClick={() => open(example)}>
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
