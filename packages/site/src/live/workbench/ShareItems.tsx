import { saveFile } from '../../site/parts/save-file';
import { useCopy } from '../../site/stores/use-copy';
import { zip } from '../deploy/zip';
import { asMarkdown } from './state/markdown';
import type { Program } from './state/program';
import { shareHash } from './state/share-link';

interface ShareItemsProps {
  readonly program: Program;
  readonly onNotice: (text: string) => void;
}

const TOO_LARGE = 'The program is too large for a link. Download it instead.';

/** Ways to give the program to somebody else. Nothing leaves the device by itself. */
export function ShareItems({ program, onNotice }: ShareItemsProps) {
  const [, copy] = useCopy();
  /** Not awaited before copying: some browsers allow that only during a click. */
  const copyLink = async () => {
    let isTooLarge = false;
    const link = async () => {
      const hash = await shareHash(program);
      isTooLarge = hash === undefined;
      return hash ? location.origin + location.pathname + hash : Promise.reject(new Error(TOO_LARGE));
    };
    const result = await copy(link());
    const done = 'Link copied. It contains the files and the calls.';
    onNotice(isTooLarge ? TOO_LARGE : result === 'done' ? done : 'Copying failed.');
  };
  const copyMarkdown = async () => {
    const result = await copy(asMarkdown(program));
    onNotice(result === 'done' ? 'Copied as Markdown.' : 'Copying failed.');
  };
  return (
    <>
      <button type="button" onClick={() => void copyLink()}>
        Copy link
      </button>
      <button type="button" onClick={() => void copyMarkdown()}>
        Copy as Markdown
      </button>
      <button type="button" onClick={() => download(program)}>
        {program.files.length > 1 ? 'Download archive' : 'Download'}
      </button>
    </>
  );
}

function download({ title, files }: Program): void {
  const [first] = files;
  const folder = title.replace(/[^\w-]+/g, '-') || 'program';
  if (files.length === 1 && first) saveFile(first.name, first.text);
  else saveFile(`${folder}.zip`, zip(folder, files));
}
