import { test } from 'vitest';
import { expectNoneGoesWrong } from './helpers/well-typed';

test('5,000 well-typed programs do not go wrong', () => expectNoneGoesWrong(5000), 1_200_000);
