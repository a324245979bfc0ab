/** What stands between bar and footer: a document, a screen, or the note that there is none. */
import type { PageRecord } from '../../model/page';
import { fillBranches } from '../navigation/branches';
import type { PageHtml } from '../navigation/page-html';
import type { LoadedScreen } from '../navigation/screens';

export interface Stage {
  readonly showDocument: (page: PageHtml) => void;
  readonly showScreen: (screen: LoadedScreen) => void;
  readonly showNote: (note: Element) => void;
  /** Brings the screen that the server sent to life, if it is still shown. */
  readonly hydrate: (screen: LoadedScreen) => void;
  /** Puts a note above what the server sent, if that is still shown. */
  readonly addNote: (note: Element) => void;
}

/** Begins with the page that the server sent. */
export function startStage(first: PageRecord): Stage {
  const sent = area();
  /** Which tree of pages is shown. */
  let tree = first.sidebar;
  /** Ends the screen that is shown and alive. */
  let leave: (() => void) | undefined;

  const clear = () => {
    leave?.();
    leave = undefined;
    tree = undefined;
  };

  return {
    showDocument: (page) => {
      const isSameTree = tree !== undefined && tree === page.record.sidebar;
      clear();
      placeDocument(page, isSameTree);
      tree = page.record.sidebar;
    },
    showScreen: (screen) => {
      const place = leave ? area() : emptyScreen();
      if (place) screen.show(place);
      leave = screen.leave;
      tree = undefined;
    },
    showNote: (note) => {
      clear();
      emptyScreen().append(note);
    },
    hydrate: (screen) => {
      if (!sent?.isConnected) return;
      screen.hydrate(sent);
      leave = screen.leave;
    },
    addNote: (note) => {
      if (sent?.isConnected) sent.prepend(note);
    },
  };
}

function area(): Element | null {
  return document.querySelector('#root > :is(.layout, .screen)');
}

/** The same tree of pages stays as it stands, with its scroll position and what the reader has opened. */
function placeDocument({ layout, page }: PageHtml, isSameTree: boolean): void {
  if (!layout || !page) throw new Error('The page arrived incomplete.');
  const shown = isSameTree ? document.querySelector('.layout > .page') : null;
  if (shown) {
    fillBranches(layout);
    shown.replaceWith(page);
    return;
  }
  layout.append(page);
  area()?.replaceWith(layout);
}

function emptyScreen(): Element {
  const screen = document.createElement('main');
  screen.id = 'main';
  screen.className = 'screen';
  screen.tabIndex = -1;
  area()?.replaceWith(screen);
  return screen;
}
