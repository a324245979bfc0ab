import { memo, type Ref, useEffect, useRef, useState } from 'react';
import { holdsPage, isBranch, type TreeBranch, type TreeNode } from '../../model/page-tree';
import { LabelText } from '../parts/LabelText';
import { showLink } from '../parts/show-link';
import { useShell } from '../shell/context';

/** The content of the sidebar of a document. It persists across navigation. */
export function Sidebar({ tree }: { tree: readonly TreeNode[] }) {
  const { actions, record } = useShell();
  const list = useRef<HTMLUListElement>(null);
  const { path } = record;
  useEffect(() => {
    const sidebar = list.current?.parentElement;
    if (sidebar) showLink(sidebar, path);
  }, [path]);
  return <SidebarTree ref={list} nodes={tree} current={path} loadBranch={actions.loadBranch} />;
}

interface TreeProps {
  readonly nodes: readonly TreeNode[];
  /** The address of the current page; empty in branches that do not contain it. */
  readonly current: string;
  /** Loads the omitted pages of a branch; rejects on failure. Not used at build time. */
  readonly loadBranch?: (branch: TreeBranch) => Promise<void>;
}

/** The tree of pages with the current one marked, shared by sidebar and mobile menu. */
export function SidebarTree({ ref, ...props }: TreeProps & { readonly ref?: Ref<HTMLUListElement> }) {
  return (
    <ul ref={ref}>
      <SidebarNodes {...props} />
    </ul>
  );
}

export function SidebarNodes({ nodes, current, ...rest }: TreeProps) {
  return nodes.map((node) =>
    isBranch(node) ? (
      <Branch key={node.id} branch={node} current={holdsPage(node, current) ? current : ''} {...rest} />
    ) : (
      <li key={node.href}>
        <a href={node.href} aria-current={node.href === current ? 'page' : undefined}>
          <LabelText label={node.label} />
        </a>
      </li>
    ),
  );
}

type BranchProps = Omit<TreeProps, 'nodes'> & { readonly branch: TreeBranch };

/** Memoised, so that navigation re-renders only the branches that the reader leaves or enters. */
const Branch = memo(function Branch({ branch, current, loadBranch }: BranchProps) {
  const isHere = current !== '';
  const [isOpen, setIsOpen] = useState(isHere || branch.isOpen);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (isHere) setIsOpen(true);
  }, [isHere]);
  const isWanted = isOpen && branch.missing > 0 && !hasFailed;
  useEffect(() => {
    if (isWanted) loadBranch?.(branch).catch(() => setHasFailed(true));
  }, [isWanted, loadBranch, branch]);
  // Reopening a branch retries a failed load.
  const onToggle = (open: boolean) => {
    setIsOpen(open);
    if (!open) setHasFailed(false);
  };
  return (
    <li>
      <details
        data-branch={branch.id}
        data-missing={branch.missing || undefined}
        open={isOpen}
        onToggle={(event) => onToggle(event.currentTarget.open)}
      >
        <summary>
          <LabelText label={branch.label} />
        </summary>
        <ul>
          <SidebarNodes nodes={branch.items} current={current} loadBranch={loadBranch} />
          {branch.missing > 0 && (
            <li className="sidebar-note">
              {hasFailed ? 'The others could not be loaded.' : `and ${branch.missing} more`}
            </li>
          )}
        </ul>
      </details>
    </li>
  );
});
