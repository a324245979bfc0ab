import type { ComponentProps, ReactElement } from 'react';

/**
 * A component inside of an article. The build renders it into the HTML, and the browser hydrates it in place with what it
 * reads from that HTML, so nothing is sent twice.
 */
export interface Island {
  readonly name: string;
  /** For what follows the reader without being touched; others are hydrated when the reader reaches for them. */
  readonly hydratesWhenIdle?: boolean;
  /** The component with the props that its HTML shows. */
  readonly adopt: (host: HTMLElement) => ReactElement;
}

/** The element around an island, for the build. */
export function IslandHost({ island, ...rest }: ComponentProps<'div'> & { readonly island: Island }) {
  return <div {...rest} data-island={island.name} />;
}
