import { SaxesParser } from 'saxes';

/** An element of an XML document, with its text and its children. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Parses a well-formed document, with namespaces; throws an error with the position of any mistake. */
export function readXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element: XmlElement = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(source).close();
  const [document] = root.children;
  if (!document) throw new Error('The document is empty.');
  return document;
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the only child with this name; throws if there is none or more than one. */
export function textOf(element: XmlElement, name: string): string {
  const [child, ...more] = childrenOf(element, name);
  if (!child || more.length > 0) throw new Error(`<${element.name}> has not one <${name}>.`);
  return child.text.trim();
}
