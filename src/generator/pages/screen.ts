import type { ComponentType } from 'react';
import { withBase } from '../../model/base-url';
import type { ScreenName } from '../../model/page';
import type { SiteConfig } from '../../model/site';
import type { OutputPage, PageHead } from '../output';

interface ScreenFacts<Props> {
  /** Without the base of the site. */
  readonly path: string;
  readonly screen: ScreenName;
  readonly Screen: ComponentType<Props>;
  readonly props: Props;
  readonly title: string;
  readonly description: string;
  /** The entry of the menu bar that is marked as current. */
  readonly section?: string;
  readonly noindex?: boolean;
  /** The screen's text as Markdown. */
  readonly copy?: string;
  readonly card: PageHead['card'];
}

/** A screen that is not a document, as a page. */
export function screenPage<Props>(site: SiteConfig, facts: ScreenFacts<Props>): OutputPage {
  const { path, screen, Screen, props, title, description, section, noindex, copy, card } = facts;
  const address = withBase(site.baseUrl, path);
  return {
    record: { path: address, title: `${title} | ${site.title}`, screen, props, section },
    view: {
      kind: 'screen',
      Screen: Screen as ComponentType<Record<string, unknown>>,
      props: props as Record<string, unknown>,
    },
    head: {
      description,
      canonical: address,
      noindex,
      card,
      about: { kind: 'screen', title },
    },
    copy: copy ? { title, text: () => copy } : undefined,
  };
}
