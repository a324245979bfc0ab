import { test } from 'vitest';
import { expectWholeSite } from '../helpers/killed-builds';

/** Every moment costs a build; `npm run test:full` tries fifty. */
const KILLS = 3;

test(
  `of builds that are killed at ${KILLS} moments, none leaves a broken site`,
  { timeout: KILLS * 60_000 },
  () => expectWholeSite(KILLS),
);
