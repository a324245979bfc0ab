import { copyPath } from '../../model/copy';
import { SYNTAXES } from '../../model/syntax';
import { Icon } from '../parts/Icon';
import { OfflineButton } from './OfflineButton';

/** Ways to take a page along. The link works without script; script brings the buttons to life. */
export function CopyMenu({ path, version }: { path: string; version?: string }) {
  return (
    <details className="dropdown copy-menu">
      <summary>
        Copy page
        <Icon name="chevron" />
      </summary>
      <ul className="dropdown-menu">
        <li>
          <button type="button" data-copy="markdown">
            Copy as Markdown
          </button>
        </li>
        <li>
          <button type="button" data-copy="link">
            Copy link
          </button>
        </li>
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
      </ul>
    </details>
  );
}
