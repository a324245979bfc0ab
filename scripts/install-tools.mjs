/** Gets the tools for checks, tests and the benchmark, where they are missing. */
import { installWithTools } from './install-missing.mjs';

installWithTools();
