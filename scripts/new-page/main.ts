import { latestVersion } from '../../packages/site/src/model/version';
import { site } from '../../site.config';
import { newPage, readInput, terminalAsk } from './new-page';

/** `npm run new:page [-- --section S --title T --after PAGE --description D]`. Prompts for missing ones. */
export async function main(
  _command: string,
  args: readonly string[],
  { root }: { root: string },
): Promise<number> {
  const { ask, close } = terminalAsk();
  const versions = site.docs.versions.map(({ name }) => name);
  const latest = latestVersion(site.docs.versions).name;
  try {
    return await newPage({ root, versions, latest, input: readInput(args), ask, log: console.log });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    close();
  }
}
