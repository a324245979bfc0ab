import { memo, useEffect, useRef, useState } from 'react';
import { holdsPage, isBranch, type TreeBranch, type TreeNode } from '../../model/page-tree';
import type { Label } from '../../model/sidebar';
import { onFoldClick } from '../parts/fold-motion';
import { LabelText } from '../parts/LabelText';
import { RawHtml } from '../parts/RawHtml';
import { showLink } from '../parts/show-link';
import { useShell } from '../shell/context';

/**
 * The sidebar of a document. It persists across navigation. The build renders the same tree on hundreds of
 * pages, so it passes HTML.
 */
export function Sidebar({ tree, path }: { tree: string | readonly TreeNode[]; path: string }) {
  const { actions } = useShell();
  const sidebar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sidebar.current) showLink(sidebar.current, path);
  }, [path]);
  const common = { id: 'pages', className: 'sidebar sidebar-tree', 'aria-label': 'Pages', tabIndex: -1 };
  if (typeof tree === 'string') return <RawHtml tag="aside" {...common} html={tree} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click the summaries inside
    <aside {...common} ref={sidebar} onClick={onFoldClick}>
      <SidebarTree nodes={tree} current={path} loadBranch={actions.loadBranch} />
    </aside>
  );
}

interface TreeProps {
  readonly nodes: readonly TreeNode[];
  /** The address of the current page; empty in branches that do not contain it. */
  readonly current: string;
  /** Loads the omitted pages of a branch; rejects on failure. Not used at build time. */
  readonly loadBranch?: (branch: TreeBranch) => Promise<void>;
}

/** The tree of pages with the current one marked, shared by sidebar and mobile menu. */
export function SidebarTree(props: TreeProps) {
  return (
    <ul>
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

/** Reads the tree back from HTML: the inverse of `SidebarTree`. */
export function readTree(root: Element): readonly TreeNode[] {
  return [...root.querySelectorAll(':scope > ul > li')].flatMap(readNode);
}

function readNode(item: Element): TreeNode[] {
  const [child] = item.children;
  if (child instanceof HTMLAnchorElement)
    return [{ href: child.getAttribute('href') ?? '', label: readLabel(child) }];
  if (!(child instanceof HTMLDetailsElement)) return [];
  const [summary] = child.children;
  return [
    {
      id: child.dataset.branch ?? '',
      label: summary ? readLabel(summary) : '',
      isOpen: child.open,
      items: readTree(child),
      missing: Number(child.dataset.missing ?? 0),
    },
  ];
}

function readLabel(element: Element): Label {
  const text = (syntax: string) => element.querySelector(`.s-${syntax}`)?.textContent;
  const [jsligo, cameligo] = [text('jsligo'), text('cameligo')];
  return jsligo && cameligo ? { jsligo, cameligo } : (element.textContent ?? '');
}
