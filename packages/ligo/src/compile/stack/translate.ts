/** From mini-c to stack code. */
import type { Binder, MiniExpression } from '../mini-c/tree';
import { BINDINGS } from './bindings';
import { FUNCTIONS } from './functions';
import type { Code } from './instruction';
import { LOOPS } from './loops';
import { VALUES } from './values';
import { type Translations, Writer } from './writer';

const TRANSLATIONS: Translations = { ...VALUES, ...FUNCTIONS, ...BINDINGS, ...LOOPS };

/** The code of a closed function, which finds its parameter on the stack. */
export const translateFunction = (parameter: Binder, body: MiniExpression): Code =>
  new Writer(TRANSLATIONS).codeUnder([parameter], body);

/** The code of a closed expression. */
export const translateExpression = (e: MiniExpression): Code => new Writer(TRANSLATIONS).code(e);
