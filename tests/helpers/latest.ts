import { site } from '../../site.config';
import { latestVersion } from '../../src/model/version';

/** The name of the latest version: a release must not break the tests of the engine. */
export const LATEST = latestVersion(site.docs.versions).name;
