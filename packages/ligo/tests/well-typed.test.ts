import { test } from 'vitest';
import { expectNoneGoesWrong } from './helpers/well-typed';

test('500 well-typed programs do not go wrong', () => expectNoneGoesWrong(500), 120_000);
