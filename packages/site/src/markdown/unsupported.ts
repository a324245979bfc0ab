import type { Root } from 'mdast';
import { type Fail, rewrite } from './tree';

/** Removes Markdown that pages must not use. Comments are for authors and are removed silently. */
export function removeUnsupported(root: Root, fail: Fail): void {
  rewrite(root, (node) => {
    switch (node.type) {
      case 'html':
        if (node.data?.isOwn) return node;
        if (!/^<!--[\s\S]*-->$/.test(node.value.trim())) {
          const start = node.value.slice(0, 40);
          fail(
            `HTML is not supported ('${start}'): use Markdown or a directive, and put code in backticks.`,
            node,
          );
        }
        return [];
      case 'definition':
        fail(
          `'[${node.identifier}]:' is not supported: write the address in the link itself, as [text](address).`,
          node,
        );
        return [];
      case 'image':
        // The others have been reported.
        return node.data?.picture ? node : [];
      case 'imageReference':
        fail('Write the file of a picture in place: ![what it shows](./name.png).', node);
        return [];
      case 'linkReference':
        return [...node.children];
      default:
        return node;
    }
  });
}
