import { COMPRESSED_FORMS } from '../compress';

/** The precompressed forms that an Accept-Encoding header allows, the smallest first. */
export function acceptedForms(
  header = '',
): Pick<(typeof COMPRESSED_FORMS)[number], 'extension' | 'coding'>[] {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, weight = 'q=1']) => !/^q=0(?:\.0*)?$/.test(weight))
      .map(([coding]) => coding),
  );
  return COMPRESSED_FORMS.filter(({ coding }) => accepted.has(coding));
}
