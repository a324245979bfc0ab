import { itemPlace, itemProblem } from '../../model/navbar-item';
import type { PageRecord } from '../../model/page';
import type { NavbarItem } from '../../model/site';
import { DEFAULT_SYNTAX, SYNTAX_LABELS, SYNTAXES } from '../../model/syntax';
import { latestVersion, type VersionConfig } from '../../model/version';
import { Dropdown } from '../parts/Dropdown';
import { Icon } from '../parts/Icon';
import { LabelText } from '../parts/LabelText';
import { SmartLink } from '../parts/SmartLink';
import { useShell, useVersion } from './context';
import { DocLink } from './DocLink';

interface NavbarItemsProps {
  readonly items: readonly NavbarItem[];
  readonly isShown: (item: NavbarItem) => boolean;
}

/** Entries of the navigation bar. One that cannot be shown says so in its place. */
export function NavbarItems({ items, isShown }: NavbarItemsProps) {
  const { record } = useShell();
  // Outside of the docs, the bar follows the preferred version (stores/preferred-version.ts).
  const preferred = record.version === undefined ? '' : undefined;
  return items.map((item, index) => {
    if (!isShown(item)) return null;
    const problem = itemProblem(item);
    const place = itemPlace(index);
    return (
      <div key={place} className={`navbar-item is-${item?.type}`} data-preferred={preferred}>
        {problem ? <ItemFailed place={place} problem={problem} /> : <Item item={item} />}
      </div>
    );
  });
}

function ItemFailed({ place, problem }: { place: string; problem: string }) {
  return (
    <span className="navbar-error" role="alert">
      This menu entry could not be shown. Check this navbar item in site.config.ts:{' '}
      <code translate="no">{place}</code>
      {` ${problem}`}
    </span>
  );
}

/** Links are marked as current within their section of the site. */
function Item({ item }: { item: NavbarItem }) {
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
  }
}

/** Links to the same page in other versions. */
function VersionsItem() {
  const { site, record } = useShell();
  const { name: current } = useVersion();
  const compared = comparedVersion(site.docs.versions, record);
  return (
    <Dropdown
      purpose="Version"
      label={
        <span className="current-version" translate="no">
          {current}
        </span>
      }
    >
      {site.docs.versions.map(({ name, label, path }) => (
        <li key={name}>
          <a
            href={record.versions?.[name] ?? path}
            data-version={name}
            aria-current={name === current ? 'true' : undefined}
          >
            <VersionLabel label={label} note={noteOn(record, name)} />
          </a>
        </li>
      ))}
      {compared && (
        <li>
          <button type="button" data-control="differences" data-compared={compared}>
            What differs here
          </button>
        </li>
      )}
    </Dropdown>
  );
}

/** The name of a version, with a note where the page differs from the one being read. */
function VersionLabel({ label, note }: { label: string; note: string | undefined }) {
  if (note === undefined) return label;
  return (
    <>
      <span>{label}</span>
      <small>{note}</small>
    </>
  );
}

function noteOn({ differs, lacking }: PageRecord, version: string): string | undefined {
  if (lacking?.includes(version)) return 'without this page';
  const sections = differs?.[version];
  if (sections === undefined) return undefined;
  return sections === 1 ? '1 section differs' : `${sections} sections differ`;
}

/** The version to compare the page with: the latest, or for readers of the latest the newest that differs. */
function comparedVersion(versions: readonly VersionConfig[], { version, differs = {} }: PageRecord) {
  const latest = latestVersion(versions).name;
  if (version !== latest) return differs[latest] ? latest : undefined;
  return versions.find(({ name }) => differs[name])?.name;
}

/** The syntax menu. CSS shows the current syntax; stores/syntax.ts marks its button. */
function SyntaxItem() {
  return (
    <Dropdown purpose="Syntax" label={<LabelText label={SYNTAX_LABELS} />}>
      {SYNTAXES.map((syntax) => (
        <li key={syntax}>
          <button
            type="button"
            className={`choose-${syntax}`}
            data-control={syntax}
            translate="no"
            aria-pressed={syntax === DEFAULT_SYNTAX}
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
  const { site } = useShell();
  return (
    <a className="navbar-search" href={`/${site.search.path}`} data-control="search">
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
      data-control="theme"
      aria-label="Switch between light and dark"
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
