import type { NavbarItem } from './site';

const WITH_LABEL: readonly string[] = ['doc', 'link'];
const TYPES: readonly string[] = [...WITH_LABEL, 'versions', 'syntax', 'search', 'theme'];

/** Why an entry of the navigation bar cannot be shown, if so. Its type is not trusted: an operator wrote it. */
export function itemProblem(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return 'is not an object: remove it.';
  const { type, label } = item as Partial<Record<string, unknown>>;
  if (typeof type !== 'string' || !TYPES.includes(type))
    return `has no known 'type': use one of ${TYPES.join(', ')}.`;
  if (WITH_LABEL.includes(type) && typeof label !== 'string') return "has no text as its 'label': add one.";
  return undefined;
}

/** The place of an entry in the configuration. */
export function itemPlace(index: number): string {
  return `navbar.items[${index}]`;
}

/** A link, which is at the start of the bar; everything else is a tool at its end. */
export function isLinkItem(item: NavbarItem): boolean {
  return WITH_LABEL.includes(item?.type);
}
