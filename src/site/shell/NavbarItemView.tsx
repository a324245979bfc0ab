import type { ReactNode } from 'react';
import type { NavbarItem } from '../../model/site';
import { DocItem } from './items/DocItem';
import { LinkItem } from './items/LinkItem';
import { SearchItem } from './items/SearchItem';
import { SyntaxItem } from './items/SyntaxItem';
import { ThemeItem } from './items/ThemeItem';
import { UnknownItem } from './items/UnknownItem';
import { VersionsItem } from './items/VersionsItem';

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
