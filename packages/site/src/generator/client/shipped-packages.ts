import { join } from 'node:path';
import type { Plugin } from 'vite';
import { relativePath } from '../../content/files';

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Records the folders of the packages of which a bundle contains code, in scripts and in their workers. */
export function recordPackages(root: string, folders: Set<string>): Plugin {
  return {
    name: 'record-packages',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const folder = PACKAGE.exec(id.replace(/^\0/, ''))?.[1];
          if (folder && renderedLength > 0) folders.add(relativePath(root, join(folder)));
        }
      }
    },
  };
}
