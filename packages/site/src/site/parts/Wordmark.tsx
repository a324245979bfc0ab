/** SVG paths. */
export const WORDMARK = {
  sign: 'M9 3.500 2.500 7.250v13.500L9 24.500l6.500-3.750v-5.500M15.500 10.500v-3.250M9 14h10.500l6.500-3.750',
  letters:
    'M36 5.500v17h10M52.500 5.500v17M74 9.500a8.500 8.500 0 1 0 .8 9.500v-4.500h-6M86.500 5.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17Z',
};

/** LIGO's logo: two chain links, one for each syntax. The first one on a page defines the gradient. */
export function Wordmark({ hasGradient = false }: { hasGradient?: boolean }) {
  return (
    <svg
      className="wordmark"
      viewBox="0 0 96 28"
      width="96"
      height="28"
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label="LIGO"
    >
      {hasGradient && (
        <defs>
          <linearGradient id="wordmark-hue" x1="0" x2="1" y1="0" y2="1">
            <stop className="hue-from" offset="0" />
            <stop className="hue-to" offset="1" />
          </linearGradient>
        </defs>
      )}
      <path className="wordmark-sign" d={WORDMARK.sign} />
      <path className="wordmark-letters" d={WORDMARK.letters} />
    </svg>
  );
}
