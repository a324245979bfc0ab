/**
 * Small drawings in one style: blocks and lines on a grid of 64 by 48 units, lines in grey, what matters in the accent. A drawing
 * says nothing that the text beside it does not say.
 */
const DRAWINGS = {
  /** Steps up to a flag. */
  learn: {
    fill: 'M6 34h16v8H6zM22 24h16v18H22z',
    line: 'M6 42V34h16V24h16V14h16v28H4',
    accent: 'M46 14V4l9 3-9 3.500',
  },
  /** A block that completes others. */
  build: {
    fill: 'M24 6h18v14H24z',
    line: 'M6 24h20v18H6zM30 24h20v18H30zM4 42h56',
    accent: 'M24 6h18v14H24zM30 10l-3 3 3 3M36 10l3 3-3 3',
  },
  /** A list with one line under a lens. */
  'look-up': {
    fill: 'M36 20a9 9 0 1 0 .01 0z',
    line: 'M8 6h34v8M8 6v36h24M15 14h18M15 22h9M15 30h8',
    accent: 'M36 20a9 9 0 1 0 .01 0zM43 36l9 8',
  },
  /** A chain that is broken between two blocks. */
  lost: {
    fill: 'M4 14h18v20H4zM46 8h14v20H46z',
    line: 'M4 14h18v20H4zM46 8h14v20H46z',
    accent: 'M22 24h5M41 18h5M31 20l2 3M35 27l2 3M30 30l3-3M36 19l3-3',
  },
  /** A sheet with a headline. */
  news: {
    fill: 'M14 12h22v8H14z',
    line: 'M8 6h34v36H8zM42 16h12v20a6 6 0 0 1-6 6H12M14 26h22M14 32h22',
    accent: 'M14 12h22v8H14z',
  },
} as const;

export type DrawingName = keyof typeof DRAWINGS;

export function Drawing({ name }: { readonly name: DrawingName }) {
  const { fill, line, accent } = DRAWINGS[name];
  return (
    <svg className="drawing" viewBox="0 0 64 48" width="80" height="60" aria-hidden="true" fill="none">
      <path d={fill} fill="var(--tint)" />
      <g strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        <path d={line} stroke="var(--line-strong)" />
        <path d={accent} stroke="var(--accent)" />
      </g>
    </svg>
  );
}
