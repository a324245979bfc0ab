import type { MouseEvent, ReactNode } from 'react';
import type { NavbarItem } from '../../model/site';
import { SYNTAX_LABELS, SYNTAXES } from '../../model/syntax';
import { Dropdown } from '../parts/Dropdown';
import { Icon } from '../parts/Icon';
import { LabelText } from '../parts/LabelText';
import { isModifiedClick } from '../parts/modified-click';
import { SmartLink } from '../parts/SmartLink';
import { switchTheme } from '../stores/appearance';
import { choosePreferredVersion } from '../stores/preferred-version';
import { openSearch } from '../stores/search';
import { chooseSyntax, syntaxStore } from '../stores/syntax';
import { useStore } from '../stores/use-store';
import { useShell, useVersion } from './context';
import { DocLink } from './DocLink';

export function NavbarItems({ items }: { items: readonly NavbarItem[] }) {
  return items.map((item) => (
    <div key={JSON.stringify(item)} className={`navbar-item is-${item.type}`}>
      <Item item={item} />
    </div>
  ));
}

/** Links are marked as current within their section of the site. */
function Item({ item }: { item: NavbarItem }): ReactNode {
  const { section } = useShell().record;
  const linkProps = (children: string, itsSection: string) => {
    const isHere = section === itsSection;
    return { children, className: 'navbar-link', 'aria-current': isHere ? 'true' : undefined } as const;
  };
  switch (item.type) {
    case 'doc':
      return <DocLink doc={item.doc} {...linkProps(item.label, item.sidebar)} />;
    case 'link':
      return <SmartLink to={item.to} {...linkProps(item.label, item.to)} />;
    case 'versions':
      return <VersionsItem />;
    case 'syntax':
      return <SyntaxItem />;
    case 'search':
      return <SearchItem />;
    case 'theme':
      return <ThemeItem />;
    default:
      return (
        <span className="navbar-error" role="alert">
          This menu entry could not be shown. Check this navbar item in site.config.ts:{' '}
          <code>{JSON.stringify(item satisfies never)}</code>
        </span>
      );
  }
}

/** Links to the same page in other versions. The choice is remembered for links from outside the docs. */
function VersionsItem() {
  const { site, record } = useShell();
  const { name: current } = useVersion();
  return (
    <Dropdown purpose="Version" label={<span>{current}</span>}>
      {site.docs.versions.map(({ name, label, path }) => (
        <li key={name}>
          <a
            href={record.versions?.[name] ?? path}
            data-version={name}
            aria-current={name === current ? 'true' : undefined}
            onClick={() => choosePreferredVersion(name)}
          >
            {label}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}

/** The syntax menu. CSS shows the current syntax, even before hydration. */
function SyntaxItem() {
  const current = useStore(syntaxStore);
  return (
    <Dropdown purpose="Syntax" label={<LabelText label={SYNTAX_LABELS} />}>
      {SYNTAXES.map((syntax) => (
        <li key={syntax}>
          <button
            type="button"
            className={`choose-${syntax}`}
            aria-pressed={syntax === current}
            onClick={() => chooseSyntax(syntax)}
          >
            {SYNTAX_LABELS[syntax]}
          </button>
        </li>
      ))}
    </Dropdown>
  );
}

/** Opens the search modal; without JavaScript it links to the results page. */
function SearchItem() {
  const { site, actions } = useShell();
  const open = (event: MouseEvent) => {
    if (isModifiedClick(event.nativeEvent)) return;
    event.preventDefault();
    openSearch();
  };
  // A reader who points at it is about to open it. The modal reports failures.
  const prepare = () => void actions.loadSearch().catch(() => {});
  return (
    <a
      className="navbar-search"
      href={`/${site.search.path}`}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Icon name="search" />
      <span>Search</span>
      <kbd className="on-apple">⌘ K</kbd>
      <kbd className="not-on-apple">Ctrl K</kbd>
    </a>
  );
}

/** Switches between light and dark. CSS shows the icon of the other theme. */
function ThemeItem() {
  if (useShell().site.colorMode.disableSwitch) return null;
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      aria-label="Switch between light and dark"
      onClick={switchTheme}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
