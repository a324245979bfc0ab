import './differences.css';
import { useEffect, useState } from 'react';
import { PanelButtons } from '../parts/LazyPanel';
import { useShell } from '../shell/context';
import { differingSections, type SectionPair } from './sections';

/** The sections of the page that another version has differently, side by side. */
export function Differences({ version }: { version: string }) {
  const { record } = useShell();
  const address = record.versions?.[version];
  const [pairs, setPairs] = useState<readonly SectionPair[] | Error>();
  useEffect(() => {
    let isCurrent = true;
    compareWith(address)
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      .then((found) => isCurrent && setPairs(found));
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return (
    <div className="differences">
      {pairs === undefined && <p role="status">Loading…</p>}
      {pairs instanceof Error && (
        <p role="alert">{`The page of ${version} could not be loaded. ${pairs.message}`}</p>
      )}
      {Array.isArray(pairs) && pairs.length === 0 && <p>The words are the same. Links or marks differ.</p>}
      {Array.isArray(pairs) &&
        pairs.map(({ title, here, there }: SectionPair) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <div className="differences-pair">
              <Side name={record.version ?? ''} elements={here} />
              <Side name={version} elements={there} />
            </div>
          </section>
        ))}
      <PanelButtons>
        <a className="button" href={address}>{`Open the page of ${version}`}</a>
      </PanelButtons>
    </div>
  );
}

function Side({ name, elements }: { name: string; elements?: readonly Element[] }) {
  return (
    <div className="differences-side">
      <p className="differences-name" translate="no">
        {name}
      </p>
      {elements ? <Copies elements={elements} /> : <p>This version does not have the section.</p>}
    </div>
  );
}

/** Copies of what the page has, without ids, which are unique. */
function Copies({ elements }: { elements: readonly Element[] }) {
  const fill = (host: HTMLDivElement | null) => {
    const copies = elements.map((element) => element.cloneNode(true) as Element);
    for (const copy of copies)
      for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
    host?.replaceChildren(...copies);
  };
  return <div ref={fill} className="article-body" inert />;
}

async function compareWith(address: string | undefined): Promise<SectionPair[]> {
  const response = await fetch(address ?? '');
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [here, there] = [document, page].map((one) => one.querySelector('main .article-body'));
  if (!here || !there) throw new Error('It has no text to compare.');
  return differingSections(here, there);
}
