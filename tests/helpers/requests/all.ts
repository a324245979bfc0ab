import { CONDITIONS } from './conditions';
import { MESSAGES } from './messages';
import { METHODS } from './methods';
import { RANGES } from './ranges';
import type { RawRequest } from './request';
import { TARGETS } from './targets';

export const RAW_REQUESTS: readonly RawRequest[] = [
  ...METHODS,
  ...TARGETS,
  ...RANGES,
  ...CONDITIONS,
  ...MESSAGES,
];
