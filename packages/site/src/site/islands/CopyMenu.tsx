import { copyPath } from '../../model/copy';
import { SYNTAXES } from '../../model/syntax';
import { Dropdown } from '../parts/Dropdown';
import { syntaxStore, withSyntax } from '../stores/syntax';
import { COPY_RESULTS, useCopy } from '../stores/use-copy';
import type { Island } from './island';
import { OfflineButton } from './OfflineButton';

interface CopyMenuProps {
  readonly path: string;
  readonly version?: string;
}

/** Copies a page or keeps its version for offline reading. The Markdown link works without JavaScript. */
function CopyMenu({ path, version }: CopyMenuProps) {
  return (
    <Dropdown className="copy-menu" label="Copy page">
      <CopyItem label="Copy as Markdown" text={() => fetchMarkdown(path)} />
      <CopyItem label="Copy link" text={plainLink} />
      {SYNTAXES.map((syntax) => (
        <li key={syntax} className={`s-${syntax}`}>
          <a href={copyPath(path, syntax)} type="text/markdown">
            View as Markdown
          </a>
        </li>
      ))}
      {version && (
        <li className="copy-menu-version">
          <OfflineButton version={version} />
        </li>
      )}
    </Dropdown>
  );
}

function CopyItem({ label, text }: { label: string; text: () => string | Promise<string> }) {
  const [copied, copy] = useCopy();
  return (
    <li>
      <button type="button" data-stays-open="" onClick={() => void copy(text())}>
        {copied ? COPY_RESULTS[copied] : label}
      </button>
    </li>
  );
}

async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(copyPath(path, syntaxStore.get()));
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  return response.text();
}

/** The page's URL with the reader's syntax, without the parameters of search. */
function plainLink(): string {
  return withSyntax(new URL(location.origin + location.pathname + location.hash)).href;
}

export const copyMenuIsland: Island<CopyMenuProps> = { name: 'copy-menu', Component: CopyMenu };
