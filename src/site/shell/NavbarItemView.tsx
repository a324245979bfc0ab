import type { ReactNode } from 'react';
import type { NavbarItem } from '../../model/site';
import { DEFAULT_SYNTAX, SYNTAX_LABELS, SYNTAXES } from '../../model/syntax';
import { Icon } from '../parts/Icon';
import { LabelText } from '../parts/LabelText';
import { SmartLink } from '../parts/SmartLink';
import { useShell } from './context';
import { DocLink } from './DocLink';
import { Dropdown } from './Dropdown';
import { UnknownItem } from './UnknownItem';
import { useVersion } from './use-version';

/** One entry of the menu bar. */
export function NavbarItemView({ item }: { item: NavbarItem }): ReactNode {
  switch (item.type) {
    case 'doc':
      return <DocItem label={item.label} doc={item.doc} sidebar={item.sidebar} />;
    case 'link':
      return <LinkItem label={item.label} to={item.to} />;
    case 'versions':
      return <VersionsItem />;
    case 'syntax':
      return <SyntaxItem />;
    case 'search':
      return <SearchItem />;
    case 'theme':
      return <ThemeItem />;
    default:
      return <UnknownItem item={item satisfies never} />;
  }
}

function DocItem({ label, doc, sidebar }: { label: string; doc: string; sidebar: string }) {
  const { record } = useShell();
  return (
    <DocLink doc={doc} className="navbar-link" current={record.section === sidebar}>
      {label}
    </DocLink>
  );
}

function LinkItem({ label, to }: { label: string; to: string }) {
  const { record } = useShell();
  return (
    <SmartLink to={to} className="navbar-link" current={record.section === to}>
      {label}
    </SmartLink>
  );
}

function VersionsItem() {
  const { site, record } = useShell();
  const { name: current } = useVersion();
  return (
    <Dropdown label="Version:" value={<span className="version-shown">{current}</span>}>
      {site.docs.versions.map((version) => (
        <li key={version.name}>
          <a
            href={record.versions?.[version.name] ?? version.path}
            data-version={version.name}
            aria-current={version.name === current ? 'true' : undefined}
          >
            {version.label}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}

function SyntaxItem() {
  return (
    <Dropdown label="Syntax:" value={<LabelText label={SYNTAX_LABELS} />}>
      {SYNTAXES.map((syntax) => (
        <li key={syntax}>
          <button
            type="button"
            className={`choose-${syntax}`}
            aria-pressed={syntax === DEFAULT_SYNTAX}
            data-to-syntax={syntax}
          >
            {SYNTAX_LABELS[syntax]}
          </button>
        </li>
      ))}
    </Dropdown>
  );
}

function SearchItem() {
  const { site } = useShell();
  return (
    <a className="navbar-search" href={`/${site.search.path}`}>
      <Icon name="search" />
      <span>Search</span>
      <kbd>Ctrl K</kbd>
    </a>
  );
}

function ThemeItem() {
  const { site } = useShell();
  if (site.colorMode.disableSwitch) return null;
  return (
    <button type="button" className="icon-button theme-toggle" aria-label="Switch between light and dark">
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
