import { useState } from 'react';
import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../model/syntax';
import { chooseSyntax } from '../../site/stores/syntax';
import { useLoaded } from '../../site/stores/use-loaded';
import { Modal } from './Modal';
import { STARTS } from './starts';
import { type Example, type ExampleGroup, findExamples } from './state/examples';
import { type Program, programOf } from './state/program';

interface ExamplesDialogProps {
  /** The address of the examples file. */
  readonly file: string;
  readonly syntax: Syntax;
  readonly version: string;
  readonly onOpen: (program: Program) => void;
  readonly onClose: () => void;
}

/** Starts of new contracts, and the complete programs of the documentation with a search. */
export function ExamplesDialog({ file, syntax, version, onOpen, onClose }: ExamplesDialogProps) {
  const groups = useLoaded(async (): Promise<ExampleGroup[]> => (await fetch(file)).json());
  const [query, setQuery] = useState('');
  const open = ({ name, programs }: Example) => onOpen(programOf(name, programs, syntax, version));
  const found = groups && !(groups instanceof Error) ? findExamples(groups, query) : [];
  const count = found.flatMap(({ pages }) => pages.flatMap(({ examples }) => examples)).length;
  return (
    <Modal title="New program and examples" className="wb-examples" onClose={onClose}>
      <div className="wb-examples-bar">
        <input
          type="search"
          aria-label="Search the examples"
          placeholder="Search the examples"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <fieldset>
          <legend className="visually-hidden">Syntax of examples</legend>
          {SYNTAXES.map((one) => (
            <button
              key={one}
              type="button"
              className="play-tab"
              aria-pressed={one === syntax}
              onClick={() => chooseSyntax(one)}
            >
              {SYNTAX_LABELS[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <p role="status" className="visually-hidden">
        {query && groups ? `${count} examples` : ''}
      </p>
      <div className="wb-examples-list">
        {query === '' && (
          <section aria-label="Starts">
            <h3>Start with</h3>
            <ul className="wb-starts">
              {STARTS.map((start) => (
                <li key={start.name}>
                  <button type="button" onClick={() => open(start)}>
                    <strong>{start.title}</strong>
                    <span>{start.about}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {groups === undefined && <p role="status">Loading…</p>}
        {groups instanceof Error && (
          <p role="alert">The examples could not be loaded. Check your connection, then try again.</p>
        )}
        {groups && !(groups instanceof Error) && count === 0 && (
          <p>No example has these words. Search for a topic, such as map, tez or auction.</p>
        )}
        {found.map(({ title, pages }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            {pages.map((page) => (
              <div key={page.path} className="wb-example">
                <p>
                  <a href={page.path}>{page.title}</a>
                  <span>{page.about}</span>
                </p>
                <ul>
                  {page.examples.map((example) => (
                    <li key={example.name}>
                      <button type="button" className="live-button" onClick={() => open(example)}>
                        <span translate="no">{example.name}</span>
                        {!example.programs[syntax] && (
                          <small>{SYNTAX_LABELS[syntax === 'jsligo' ? 'cameligo' : 'jsligo']}</small>
                        )}
                        {example.isInsecure && <small className="wb-badge">insecure on purpose</small>}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Modal>
  );
}
