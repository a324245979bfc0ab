import { type ComponentProps, type ComponentType, createElement, type ReactElement } from 'react';

/**
 * A component inside an article, in a separate React root. The build renders it to HTML with its props beside it
 * as JSON. The browser hydrates it with these props, or renders it from scratch if its HTML has been changed.
 */
export interface Island<Props extends object = object> {
  readonly name: string;
  readonly Component: ComponentType<Props>;
  /** For islands that work without interaction; others are hydrated on the reader's first interaction. */
  readonly hydratesWhenIdle?: boolean;
  /** The props without the HTML that is in the page anyway. */
  readonly send?: (props: Props) => object;
  /** The props from what was sent and the HTML in the page. */
  readonly receive?: (sent: Props, host: HTMLElement) => Props;
}

type IslandHostProps<Props extends object> = Pick<ComponentProps<'div'>, 'className'> & {
  readonly island: Island<Props>;
  readonly props: Props;
};

/** An island with the element around it, for the build. */
export function IslandHost<Props extends object>({ island, props, className }: IslandHostProps<Props>) {
  const { name, Component, hydratesWhenIdle, send } = island;
  const sent = JSON.stringify(send ? send(props) : props);
  return (
    <div
      className={className}
      data-island={name}
      data-idle={hydratesWhenIdle ? '' : undefined}
      data-props={sent}
    >
      <Component {...props} />
    </div>
  );
}

/** The props of an island in the page. */
export function propsOf<Props extends object>(island: Island<Props>, host: HTMLElement): Props {
  const sent: Props = JSON.parse(host.dataset.props ?? '{}');
  return island.receive ? island.receive(sent, host) : sent;
}

/** What the browser needs to know about an island, whatever its props are. */
export interface IslandInPage {
  readonly name: string;
  /** The component with the props of an island in the page. */
  readonly adopt: (host: HTMLElement) => ReactElement;
}

export function inPage<Props extends object>(island: Island<Props>): IslandInPage {
  const { name, Component } = island;
  return { name, adopt: (host) => createElement(Component, propsOf(island, host)) };
}
