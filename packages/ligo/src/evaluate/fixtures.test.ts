import { join } from 'node:path';
import { testFixtures } from '../../tests/helpers/fixtures';

testFixtures(join(import.meta.dirname, 'fixtures'));
