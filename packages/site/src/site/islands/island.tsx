import type { ComponentProps, ReactElement } from 'react';

/**
 * A component inside an article. The build renders it to HTML, and the browser hydrates it with props that it
 * reads from that HTML, so nothing is sent twice.
 */
export interface Island {
  readonly name: string;
  /** For islands that work without interaction; others are hydrated on the reader's first interaction. */
  readonly hydratesWhenIdle?: boolean;
  /** Returns the component with props read from its HTML. */
  readonly adopt: (host: HTMLElement) => ReactElement;
}

/** The element around an island, for the build. */
export function IslandHost({ island, ...rest }: ComponentProps<'div'> & { readonly island: Island }) {
  return <div {...rest} data-island={island.name} />;
}
