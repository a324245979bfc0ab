import { useEffect, useRef } from 'react';
import type { TreeNode } from '../../model/page-tree';
import { onFoldClick } from '../parts/fold-motion';
import { RawHtml } from '../parts/RawHtml';
import { showLink } from '../parts/show-link';
import { useShell } from '../shell/context';
import { SidebarTree } from './SidebarTree';

interface SidebarProps {
  /** The build, which shows the same tree on hundreds of pages, has it as HTML that `SidebarTree` made before. */
  readonly tree: string | readonly TreeNode[];
  readonly path: string;
}

/** The tree of pages beside a document. It stays while the reader goes from page to page in it. */
export function Sidebar({ tree, path }: SidebarProps) {
  const { actions } = useShell();
  const sidebar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sidebar.current) showLink(sidebar.current, path);
  }, [path]);
  const common = { id: 'pages', className: 'sidebar sidebar-tree', 'aria-label': 'Pages', tabIndex: -1 };
  if (typeof tree === 'string') return <RawHtml tag="aside" {...common} html={tree} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the summaries inside, which click
    <aside {...common} ref={sidebar} onClick={onFoldClick}>
      <SidebarTree nodes={tree} current={path} loadBranch={actions.loadBranch} />
    </aside>
  );
}
