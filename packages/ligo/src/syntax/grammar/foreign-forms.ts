/** Constructs of other languages that fail at a later token, because the parser reads their beginning as something else. */
import { cameligoForms } from './foreign-cameligo';
import { jsligoForms } from './foreign-jsligo';
import type { CheckedLanguage } from './language';
import type { Finding } from './problem';

/** The unexpected token, with the code around it, in which comments are blanked out. */
export interface Unexpected {
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

/** Recognises one construct; offsets are relative to the start of `before`. */
export type ForeignForm = (unexpected: Unexpected) => Finding | undefined;

const FORMS: Readonly<Record<CheckedLanguage, readonly ForeignForm[]>> = {
  jsligo: jsligoForms,
  cameligo: cameligoForms,
  michelson: [],
};

/** Offsets are relative to the start of `before`. */
export function foreignForm(unexpected: Unexpected, language: CheckedLanguage): Finding | undefined {
  for (const form of [methodCall, fraction, ...FORMS[language]]) {
    const found = language === 'michelson' ? undefined : form(unexpected);
    if (found) return found;
  }
  return undefined;
}

/** `[1, 2].map`, `"a".length` */
const methodCall: ForeignForm = ({ before, found, after }) => {
  const [, end] = /([\]"])\s*$/.exec(before.slice(-80)) ?? [];
  const [name] = /^[a-z]\w*/.exec(after) ?? [];
  if (found !== '.' || !end || !name) return undefined;
  const example = end === '"' ? 'String.length' : 'List.map';
  const message = `values have no methods: use functions such as \`${example}\``;
  return { offset: before.length, length: 1 + name.length, message };
};

/** `1.5` */
const fraction: ForeignForm = ({ before, found, after }) =>
  found === '.' && /(?<![\w.])\d+$/.test(before) && /^\d/.test(after)
    ? {
        offset: before.length,
        length: 1,
        message: 'there are no fractions: use integers with a fixed number of decimals',
      }
    : undefined;
