import { Component, type ReactNode } from 'react';
import type { NavbarItem } from '../../model/site';

interface ItemBoundaryProps {
  readonly item: NavbarItem;
  readonly children: ReactNode;
}

const KNOWN_TYPES: readonly string[] = [
  'doc',
  'link',
  'versions',
  'syntax',
  'search',
  'theme',
] satisfies NavbarItem['type'][];

/** Keeps a failing entry from taking the bar with it, and says which entry of the configuration to check. */
export class ItemBoundary extends Component<ItemBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { item, children } = this.props;
    if (!this.state.failed && KNOWN_TYPES.includes(item.type)) return children;
    return (
      <span className="navbar-error" role="alert">
        A menu entry failed to show. Check this navbar item in site.config.ts:{' '}
        <code>{JSON.stringify(item)}</code>
      </span>
    );
  }
}
