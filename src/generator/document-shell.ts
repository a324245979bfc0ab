import { escapeHtml } from '../model/html';
import { PAGE_PARTS, type PageRecord } from '../model/page';
import type { DocumentView, View } from '../site/stores/route';

/** Renders everything that is on a page. */
export type RenderShell = (record: PageRecord, view: View) => string;

/** A place in a rendered shell that each page fills in by itself; no text of a page has this sign. */
const MARK = '\u0001';
const mark = (name: string) => `${MARK}${name}${MARK}`;
const PAGE = 'page';
const SIDEBAR = 'sidebar';
const version = (name: string) => `version ${name}`;

/**
 * Documents differ in few places of the shell around them: it is rendered once for those that have all else in common, and
 * these places are filled in.
 */
export function documentShells(render: RenderShell): (record: PageRecord, view: DocumentView) => string {
  const rendered = new Map<string, readonly string[]>();
  return (record, view) => {
    const key = JSON.stringify([
      record.version,
      record.section,
      view.sidebar !== undefined,
      Object.keys(record.versions ?? {}),
    ]);
    const pieces = rendered.get(key) ?? piecesOf(render(markedRecord(record), markedView(view)));
    rendered.set(key, pieces);
    const own = new Map([
      [PAGE, view.page ?? ''],
      [SIDEBAR, String(view.sidebar ?? '')],
      ...Object.entries(record.versions ?? {}).map(
        ([name, path]) => [version(name), escapeHtml(path)] as const,
      ),
    ]);
    return pieces.map((piece, index) => (index % 2 === 0 ? piece : own.get(piece))).join('');
  };
}

/** The parts of a document that the router takes out of its file, between their comments. */
export function withComments({ sidebar, page = '' }: DocumentView): DocumentView {
  const tree = PAGE_PARTS.tree.join(String(sidebar));
  return {
    kind: 'document',
    page: PAGE_PARTS.page.join(page),
    sidebar: sidebar === undefined ? undefined : tree,
  };
}

function markedView({ sidebar }: DocumentView): DocumentView {
  return { kind: 'document', page: mark(PAGE), sidebar: sidebar === undefined ? undefined : mark(SIDEBAR) };
}

function markedRecord(record: PageRecord): PageRecord {
  const names = Object.keys(record.versions ?? {});
  return { ...record, versions: Object.fromEntries(names.map((name) => [name, mark(version(name))])) };
}

/** Text and names of places, in turns. */
function piecesOf(html: string): readonly string[] {
  return html.split(MARK);
}
