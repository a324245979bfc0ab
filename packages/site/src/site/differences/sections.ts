/** The sections of two versions of a page, side by side. */

/** A section of one version beside the same section of another; undefined where a version lacks it. */
export interface SectionPair {
  readonly title: string;
  readonly here?: readonly Element[];
  readonly there?: readonly Element[];
}

interface Section {
  readonly title: string;
  readonly elements: readonly Element[];
}

/** The sections that differ, in the order of the page being read; those that it lacks follow. */
export function differingSections(here: Element, there: Element): SectionPair[] {
  const [own, other] = [sectionsOf(here), sectionsOf(there)];
  const anchors = [...new Set([...own.keys(), ...other.keys()])];
  return anchors.flatMap((anchor) => {
    const [first, second] = [own.get(anchor), other.get(anchor)];
    if (textOf(first) === textOf(second)) return [];
    const title = first?.title ?? second?.title ?? '';
    return [{ title, here: first?.elements, there: second?.elements }];
  });
}

/** The elements of an article by the anchor of the heading above them; those before the first have none. */
function sectionsOf(body: Element): Map<string, Section> {
  const sections = new Map<string, Section>();
  let current = { anchor: '', title: 'Introduction' };
  const elements: { anchor: string; element: Element }[] = [];
  for (const element of body.children) {
    const heading = element.matches('h2, h3') ? element : element.querySelector('h2, h3');
    if (heading?.id) current = { anchor: heading.id, title: headingText(heading) };
    elements.push({ anchor: current.anchor, element });
    const before = sections.get(current.anchor)?.elements ?? [];
    sections.set(current.anchor, { title: current.title, elements: [...before, element] });
  }
  return sections;
}

/** Without the link to the heading itself. */
function headingText(heading: Element): string {
  return (heading.textContent ?? '').replace(/[#¶]\s*$/, '').trim();
}

function textOf(section: Section | undefined): string | undefined {
  return section?.elements.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).join(' ');
}
