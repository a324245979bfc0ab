/**
 * Client-side navigation: a click fetches the next page's HTML file, and the route store tells the components
 * what to show. Anything but a plain click on a link to a page of this site is left to the browser.
 */
import type { SentRecord } from '../../model/page';
import { fillBranches, isBranch, isComplete, type TreeBranch } from '../../model/page-tree';
import { MARK_PARAMETER } from '../../model/search';
import { isModifiedClick } from '../../site/parts/modified-click';
import { ErrorScreen } from '../../site/shell/ErrorScreen';
import { type Route, treeOf, type View } from '../../site/stores/route';
import type { Store } from '../../site/stores/store';
import { syncSyntaxFromUrl, withSyntax } from '../../site/stores/syntax';
import { isModalEntry } from '../search-modal';
import { innerUrl, isOnThisPage } from './links';
import { type PageFile, showHead } from './page-file';
import { startPrefetching } from './pages';
import { clearReloadGuard, reloadOnce } from './reload-once';
import { loadScreen } from './screens';
import { restoreScroll, type ScrollMemory, scrollToHash, scrollToTop } from './scroll';

/** Pages that load faster than this show no loading indicator. */
const LOADING_DELAY_MS = 200;

/** A navigation. One that goes back or forward is already the current history entry. */
interface Step {
  readonly url: URL;
  readonly isHistoryStep: boolean;
}

/** Handles clicks and the history. A link to an anchor on the same page scrolls and calls `onAnchorShown`. */
export function startRouter(store: Store<Route>, memory: ScrollMemory, onAnchorShown: () => void) {
  const fetchPage = startPrefetching();
  const { build } = store.get().record;
  let latest: Step | undefined;

  const run = async (step: Step) => {
    latest = step;
    const isCurrent = () => latest === step;
    const timer = window.setTimeout(() => isCurrent() && setLoading(true), LOADING_DELAY_MS);
    try {
      const file = await fetchPage(step.url);
      if (!isCurrent()) return;
      if (file.record.build !== build) await reloadOnce(step.url, 'The site has been published again.');
      const view = await viewOf(file, step);
      if (!isCurrent()) return;
      // The server may have redirected to the page's canonical address.
      step.url.pathname = file.pathname;
      enter(step);
      syncSyntaxFromUrl();
      showHead(file.head);
      clearReloadGuard();
      setPage(file.record, view);
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
    setPage({ path: step.url.pathname, title, build }, { kind: 'screen', screen });
  };
  const viewOf = async ({ record, page, readTree }: PageFile, step: Step): Promise<View> => {
    const { url, isHistoryStep } = step;
    if (record.screen) return { kind: 'screen', screen: await loadScreen(record, url) };
    if (page === undefined) throw new Error('The page arrived incomplete.');
    const isShownFromTop = !isHistoryStep && !url.hash && !url.searchParams.has(MARK_PARAMETER);
    return { kind: 'document', sidebar: treeBeside(record, readTree), page, isShownFromTop };
  };
  /** Keeps the current tree if the page has the same one: it may have branches that the page's file omits. */
  const treeBeside = ({ sidebar }: SentRecord, readTree: PageFile['readTree']) => {
    const { record, view } = store.get();
    const shown = sidebar === record.sidebar ? treeOf(view) : undefined;
    if (shown && isComplete(shown)) return shown;
    const tree = readTree();
    return shown && tree ? fillBranches(shown, tree) : tree;
  };
  const setPage = (record: SentRecord, view: View) =>
    store.set({ record, view, visit: store.get().visit + 1, isLoading: false });
  const setLoading = (isLoading: boolean) => store.set({ ...store.get(), isLoading });

  document.addEventListener('click', (event) => {
    const url = isModifiedClick(event) ? undefined : innerUrl(event.target);
    if (!url) return;
    event.preventDefault();
    memory.remember();
    const target = withSyntax(url);
    if (!isOnThisPage(url)) return void run({ url: target, isHistoryStep: false });
    push(target);
    scrollToHash(target.hash);
    onAnchorShown();
  });
  memory.onHistoryStep = (isOtherPage) => {
    if (isOtherPage) return void run({ url: new URL(location.href), isHistoryStep: true });
    latest = undefined;
    setLoading(false);
    syncSyntaxFromUrl();
  };

  return {
    /** Call after a page has been rendered: scrolls, and moves the focus to the content. */
    onShown: () => {
      memory.onPageShown();
      const isRestored = latest?.isHistoryStep && restoreScroll();
      if (!isRestored) scrollToTop();
      if (!isRestored && location.hash) scrollToHash(location.hash);
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    loadBranch: async (branch: TreeBranch) => {
      const first = branch.items.find((node) => !isBranch(node));
      if (!first || isBranch(first)) return;
      const other = (await fetchPage(new URL(first.href, location.href))).readTree();
      const route = store.get();
      const { view } = route;
      const tree = treeOf(view);
      if (view.kind === 'document' && tree && other)
        store.set({ ...route, view: { ...view, sidebar: fillBranches(tree, other) } });
    },
  };
}

/** Pushes new steps to the history, including failed ones. */
function enter({ url, isHistoryStep }: Step): void {
  if (!isHistoryStep) push(url);
}

/** A navigation from the search modal replaces the modal's history entry. */
function push(url: URL): void {
  if (isModalEntry()) history.replaceState({}, '', url);
  else if (url.href !== location.href) history.pushState({}, '', url);
}
