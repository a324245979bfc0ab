/** The React roots of a page, all with the same context. */
import { site } from 'virtual:config';
import { type ReactElement, type ReactNode, startTransition, useLayoutEffect, useMemo } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type ShellActions, ShellContext } from '../site/shell/context';
import type { Route } from '../site/stores/route';
import type { Store } from '../site/stores/store';
import { useStore } from '../site/stores/use-store';
import { keepState } from './keep-state';
import { ROOT_OPTIONS } from './root-options';

export type RouteStore = Store<Route>;

/** Creates roots for the parts around the article. */
export interface Shell {
  readonly route: RouteStore;
  /** Hydrates a part of the sent page; resolves once it is interactive. */
  readonly hydrate: (host: Element, part: ReactNode) => Promise<Root>;
  /** Renders a part that is not in the sent page. */
  readonly render: (host: Element, part: ReactNode) => Root;
}

export function createShell(route: RouteStore, actions: ShellActions): Shell {
  const inContext = (part: ReactNode, onShown?: () => void) => (
    <InContext route={route} actions={actions} onShown={onShown}>
      {part}
    </InContext>
  );
  return {
    route,
    hydrate: (host, part) =>
      new Promise((resolve) => {
        const restore = keepState(host);
        const onShown = () => {
          restore();
          resolve(root);
        };
        let root: Root;
        // React yields during a transition, so the reader can scroll and click meanwhile.
        startTransition(() => {
          root = hydrateRoot(host, inContext(part, onShown), ROOT_OPTIONS);
        });
      }),
    render: (host, part) => {
      const root = createRoot(host, ROOT_OPTIONS);
      root.render(inContext(part));
      return root;
    },
  };
}

interface InContextProps {
  readonly route: RouteStore;
  readonly actions: ShellActions;
  readonly onShown?: () => void;
  readonly children: ReactNode;
}

function InContext({ route, actions, onShown, children }: InContextProps): ReactElement {
  const { record } = useStore(route);
  const context = useMemo(() => ({ site, record, actions }), [record, actions]);
  // Before the paint, so that nothing flashes.
  useLayoutEffect(() => onShown?.(), [onShown]);
  return <ShellContext value={context}>{children}</ShellContext>;
}
