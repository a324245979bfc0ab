/** Gets a Chromium for the browser tests: the installed one if it starts, otherwise the first that can be installed. */

import { adviceFor } from './advice';
import { type Attempt, type BrowserSettings, type FailedAttempt, firstSuccess } from './attempt';
import { installedBrowser, namedBrowser, type Places, usualPlaces } from './installed';
import { debianPackages, npmPackage, playwrightDownload } from './installers';
import { type Machine, thisMachine } from './machine';
import { unpackChromium } from './npm-package';

export type FoundBrowser = BrowserSettings | { readonly missing: string };

export interface BrowserSearch {
  /** False where a measurement should use what is there. */
  readonly mayInstall?: boolean;
  readonly machine?: Machine;
  readonly places?: (machine: Machine) => Places;
  readonly unpack?: typeof unpackChromium;
}

/** The paths of Chromium, or a message with each attempt and what to do. */
export async function browserSettings(search: BrowserSearch = {}): Promise<FoundBrowser> {
  const { machine = thisMachine(console.log) } = search;
  const outcome = await firstSuccess(attemptsOn(machine, search));
  if ('failed' in outcome) return { missing: messageFor(outcome.failed, machine) };
  machine.log(`Browser: ${outcome.found.CHROMIUM_PATH}`);
  return outcome.found;
}

function attemptsOn(machine: Machine, search: BrowserSearch): Attempt[] {
  const { mayInstall = true, places = usualPlaces, unpack = unpackChromium } = search;
  const named = machine.env.CHROMIUM_PATH;
  if (named) return [namedBrowser(machine, named)];
  const installed = installedBrowser(machine, places);
  if (!mayInstall) return [installed];
  return [
    installed,
    playwrightDownload(machine, installed.run),
    debianPackages(machine, installed.run),
    npmPackage(machine, installed.run, unpack),
  ];
}

function messageFor(failed: readonly FailedAttempt[], machine: Machine): string {
  return [
    'The browser tests need Chromium. Each of these failed:',
    ...failed.map(({ name, reason }) => `  ${name}: ${reason}`),
    adviceFor(machine),
  ].join('\n');
}
