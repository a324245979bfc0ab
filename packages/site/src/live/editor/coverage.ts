/** Which lines a run has reached, beside them. */
import { Compartment, type Extension, RangeSet } from '@codemirror/state';
import { GutterMarker, gutter } from '@codemirror/view';
import type { LineState } from '../worker/watched';

export interface CoveredLine {
  readonly line: number;
  readonly state: LineState;
}

/** The compartment for the coverage of the last watched run. */
export const coverageCompartment = new Compartment();

const TITLES: Readonly<Record<LineState, string>> = {
  run: 'This line has run.',
  partly: 'Some of this line has run.',
  'not run': 'This line has not run.',
};

class CoverageMarker extends GutterMarker {
  constructor(private readonly state: LineState) {
    super();
  }
  override eq({ state }: CoverageMarker): boolean {
    return state === this.state;
  }
  override toDOM(): HTMLElement {
    const marker = document.createElement('span');
    marker.className = `live-covered is-${this.state.replace(' ', '-')}`;
    marker.title = TITLES[this.state];
    return marker;
  }
}

export function lineCoverage(lines: readonly CoveredLine[]): Extension {
  return gutter({
    class: 'live-coverage',
    markers: ({ state: { doc } }) =>
      RangeSet.of(
        lines
          .filter(({ line }) => line <= doc.lines)
          .map(({ line, state }) => new CoverageMarker(state).range(doc.line(line).from)),
      ),
  });
}
