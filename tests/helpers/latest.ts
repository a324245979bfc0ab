import { latestVersion } from '../../packages/site/src/model/version';
import { site } from '../../site.config';

/** The name of the latest version: a release must not break the tests of the engine. */
export const LATEST = latestVersion(site.docs.versions).name;
