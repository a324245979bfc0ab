import { libraryFilePath } from '../../live/protocol/library-file';
import { PLAYGROUND_PATH } from '../../model/route';
import { latestVersion } from '../../model/version';
import PlaygroundScreen from '../../site/screens/playground';
import type { OutputPage } from '../output';
import { filePath } from '../outputs/addresses';
import { EXAMPLES_FILE, exampleOf } from '../outputs/examples';
import type { SiteContent } from '../site-content';
import { screenPage } from './screen';

const DESCRIPTION =
  'Write, check, test and run LIGO programs in the browser, in JsLIGO or CameLIGO, without installing anything.';

const EMPTY = { name: 'main', programs: { jsligo: '', cameligo: '' } };

/** Where readers write programs. It starts with the contract of the home page. */
export function playgroundPage({ site, content }: SiteContent): OutputPage {
  const latest = latestVersion(site.docs.versions).name;
  const others = site.docs.versions.map(({ name }) => name).filter((name) => name !== latest);
  const [start = EMPTY] = exampleOf(content.fragments.get('home/sample')?.article.samples ?? []);
  return screenPage(site, {
    path: PLAYGROUND_PATH,
    screen: 'playground',
    Screen: PlaygroundScreen,
    props: {
      libraries: Object.fromEntries(
        [latest, ...others].map((name) => [name, filePath(site, libraryFilePath(name))]),
      ),
      start,
      examples: filePath(site, EXAMPLES_FILE),
    },
    title: 'Playground',
    description: DESCRIPTION,
    copy: DESCRIPTION,
    card: { title: 'Playground' },
  });
}
