import { join } from 'node:path';
import type { SiteConfig } from '../../model/site';
import { hashFiles } from '../hash-files';
import type { Project } from '../project';
import { openTextMemory, type TextMemory } from '../text-memory';
import { type CardBox, cardBox } from './cards/cards';
import { type Drawer, openDrawer } from './cards/drawer';
import { type LastChanges, readLastChanges } from './last-changes';

/** What the outputs of a site are made with. */
export interface OutputTools {
  /** The folder that holds public/. */
  readonly root: string;
  readonly changes: LastChanges;
  readonly cards: CardBox;
  readonly drawer: Drawer;
  readonly memory: TextMemory;
}

export async function openOutputTools(project: Project, site: SiteConfig): Promise<OutputTools> {
  const { root, contentRoot, cache } = project;
  const [changes, drawer, packages] = await Promise.all([
    readLastChanges(contentRoot),
    openDrawer(root),
    hashFiles(root, ['package-lock.json']),
  ]);
  const memory = await openTextMemory(join(cache, 'feeds.json'), packages);
  return { root, changes, drawer, cards: cardBox(site, drawer), memory };
}
