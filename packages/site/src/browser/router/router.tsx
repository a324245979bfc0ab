/**
 * Client-side navigation: a click fetches the next page's HTML file, the content area shows it, and the route store
 * tells the parts around it. Anything but a plain click on a link to a page of this site is left to the browser.
 */
import type { SentRecord } from '../../model/page';
import { fillBranches, isBranch, isComplete, type TreeBranch, type TreeNode } from '../../model/page-tree';
import { MARK_PARAMETER } from '../../model/search';
import { isModifiedClick } from '../../site/parts/modified-click';
import { ErrorScreen } from '../../site/shell/ErrorScreen';
import { showUrlSyntax, withSyntax } from '../../site/stores/syntax';
import { showWaiting } from '../../site/stores/waiting';
import type { Content } from '../content';
import { pushEntry } from '../search-modal';
import type { RouteStore } from '../shell';
import { innerUrl, isOnThisPage } from './links';
import { type PageFile, showBar, showHead } from './page-file';
import { startPrefetching } from './pages';
import { loadInFull } from './reload-once';
import { loadScreen } from './screens';
import { focusFollowedLink, restoreScroll, type ScrollMemory, scrollToHash, scrollToTop } from './scroll';

/** Pages that load faster than this show no loading indicator. */
const LOADING_DELAY_MS = 200;

/** A navigation. One that goes back or forward is already the current history entry. */
interface Step {
  readonly url: URL;
  readonly isHistoryStep: boolean;
}

interface RouterOptions {
  readonly route: RouteStore;
  readonly memory: ScrollMemory;
  readonly show: (content: Content) => void;
  /** Called after a page is shown. */
  readonly onShown: () => void;
}

export interface Router {
  /** Loads the pages that are left out of a branch of the sidebar. */
  readonly loadBranch: (branch: TreeBranch) => Promise<void>;
}

/** Handles clicks and the history. */
export function startRouter({ route, memory, show, onShown }: RouterOptions): Router {
  const fetchPage = startPrefetching();
  const { build } = route.get().record;
  let latest: Step | undefined;

  const run = async (step: Step) => {
    latest = step;
    const isCurrent = () => latest === step;
    const timer = window.setTimeout(() => isCurrent() && showWaiting(true), LOADING_DELAY_MS);
    try {
      const file = await fetchPage(step.url);
      if (!isCurrent()) return;
      // The site has been published again: this page's scripts do not fit the next page.
      if (file.record.build !== build) await loadInFull(step.url);
      const content = await contentOf(file, step);
      if (!isCurrent()) return;
      // The server may have redirected to the page's canonical address.
      step.url.pathname = file.pathname;
      enter(step);
      showHead(file.frame);
      showBar(file.frame);
      showUrlSyntax(step);
      setPage(content, file.record, treeBeside(file));
    } catch (error) {
      if (isCurrent()) fail(step, error);
    } finally {
      window.clearTimeout(timer);
    }
  };
  const fail = (step: Step, error: unknown) => {
    enter(step);
    const title = 'This page could not be loaded';
    document.title = title;
    const text = error instanceof Error ? error.message : String(error);
    const retry = () => void run({ ...step, isHistoryStep: true });
    const screen = <ErrorScreen title={title} text={text} retryLabel="Retry" onRetry={retry} />;
    setPage({ kind: 'screen', screen }, { path: step.url.pathname, title, build });
  };
  const contentOf = async ({ record, page }: PageFile, step: Step): Promise<Content> => {
    const { url, isHistoryStep } = step;
    if (record.screen) return { kind: 'screen', screen: await loadScreen(record, url) };
    if (page === undefined) throw new Error('The page arrived incomplete.');
    if (record.isFront) await import('../../site/styles/front-styles');
    const isShownFromTop = !isHistoryStep && !url.hash && !url.searchParams.has(MARK_PARAMETER);
    return { kind: 'document', html: page, hasSidebar: record.sidebar !== undefined, isShownFromTop };
  };
  /** Keeps the current tree if the page has the same one: it may have branches that the page's file omits. */
  const treeBeside = ({ record: { sidebar }, readTree }: PageFile): readonly TreeNode[] | undefined => {
    const { record, tree: current } = route.get();
    const shown = sidebar === record.sidebar ? current : undefined;
    if (shown && isComplete(shown)) return shown;
    const tree = readTree();
    return shown && tree ? fillBranches(shown, tree) : tree;
  };
  const setPage = (content: Content, record: SentRecord, tree?: readonly TreeNode[]) => {
    showWaiting(false);
    route.set({ record, tree });
    show(content);
    memory.onPageShown();
    placeReader();
    onShown();
  };
  /** Scrolls, and moves the focus to the content. */
  const placeReader = () => {
    const isRestored = latest?.isHistoryStep && restoreScroll();
    if (!isRestored) scrollToTop();
    if (!isRestored && location.hash) scrollToHash(location.hash);
    if (latest?.isHistoryStep && focusFollowedLink()) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  document.addEventListener('click', (event) => {
    const url = isModifiedClick(event) ? undefined : innerUrl(event.target);
    if (!url || isOnThisPage(url)) return;
    event.preventDefault();
    memory.remember(event.target instanceof Element ? event.target.closest('a') : null);
    void run({ url: withSyntax(url), isHistoryStep: false });
  });
  memory.onHistoryStep = (isOtherPage) => {
    const step = { url: new URL(location.href), isHistoryStep: true };
    if (isOtherPage) return void run(step);
    latest = undefined;
    showWaiting(false);
    showUrlSyntax(step);
  };

  return {
    loadBranch: async (branch) => {
      const first = branch.items.find((node) => !isBranch(node));
      if (!first || isBranch(first)) return;
      const other = (await fetchPage(new URL(first.href, location.href))).readTree();
      const { record, tree } = route.get();
      if (tree && other) route.set({ record, tree: fillBranches(tree, other) });
    },
  };
}

/** Pushes new steps to the history, including failed ones. */
function enter({ url, isHistoryStep }: Step): void {
  if (!isHistoryStep) pushEntry(url);
}
