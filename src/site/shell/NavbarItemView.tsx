import type { ComponentProps, ReactNode } from 'react';
import type { NavbarItem } from '../../model/site';
import { SmartLink } from '../parts/SmartLink';
import { useShell } from './context';
import { DocLink } from './DocLink';
import { SearchItem } from './items/SearchItem';
import { SyntaxItem } from './items/SyntaxItem';
import { ThemeItem } from './items/ThemeItem';
import { VersionsItem } from './items/VersionsItem';

/** One entry of the menu bar. Links are marked while the reader is in their part of the site. */
export function NavbarItemView({ item }: { item: NavbarItem }): ReactNode {
  const { section } = useShell().record;
  switch (item.type) {
    case 'doc':
      return (
        <DocLink doc={item.doc} {...linkProps(section === item.sidebar)}>
          {item.label}
        </DocLink>
      );
    case 'link':
      return (
        <SmartLink to={item.to} {...linkProps(section === item.to)}>
          {item.label}
        </SmartLink>
      );
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
          A menu entry failed to show. Check this navbar item in site.config.ts:{' '}
          <code>{JSON.stringify(item satisfies never)}</code>
        </span>
      );
  }
}

function linkProps(isCurrent: boolean): ComponentProps<'a'> {
  return { className: 'navbar-link', 'aria-current': isCurrent ? 'true' : undefined };
}
