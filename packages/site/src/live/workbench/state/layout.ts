/** Which parts of the workbench are shown, and how large they are. */

/** On narrow screens, one of them at a time. */
export const VIEWS = ['Code', 'Results', 'Contract', 'Michelson', 'Outline', 'Problems'] as const;
export type View = (typeof VIEWS)[number];

/** On wide screens, one of them is beside the editor. */
export const PANELS = ['Results', 'Contract', 'Michelson', 'Outline'] as const;
export type Panel = (typeof PANELS)[number];

export interface Layout {
  /** What a narrow screen shows. */
  readonly view: View;
  /** What a wide screen shows beside the editor. */
  readonly panel: Panel;
  /** The width of the editor, in percent of the window. */
  readonly editor: number;
  /** The height of the list of problems, in percent of the window. */
  readonly problems: number;
}

const START_LAYOUT: Layout = { view: 'Code', panel: 'Results', editor: 58, problems: 18 };

/** The smallest and the largest size of a part, in percent. */
export const LIMITS = {
  editor: { min: 25, max: 75 },
  problems: { min: 6, max: 60 },
} as const;

export type Part = keyof typeof LIMITS;

export function withSize(layout: Layout, part: Part, size: number): Layout {
  if (!Number.isFinite(size)) return layout;
  const { min, max } = LIMITS[part];
  return { ...layout, [part]: Math.round(Math.min(max, Math.max(min, size)) * 10) / 10 };
}

export function withView(layout: Layout, view: View): Layout {
  const panel = PANELS.find((one) => one === view) ?? layout.panel;
  return { ...layout, view, panel };
}

/** Parses untrusted data; what is not valid is as at the start. A narrow screen starts with the code. */
export function readLayout(data: unknown): Layout {
  if (typeof data !== 'object' || data === null) return START_LAYOUT;
  const { panel, editor, problems } = { ...data } as Record<string, unknown>;
  const shown = PANELS.find((one) => one === panel) ?? START_LAYOUT.panel;
  const sized = withSize({ ...START_LAYOUT, panel: shown }, 'editor', sizeIn(editor, START_LAYOUT.editor));
  return withSize(sized, 'problems', sizeIn(problems, START_LAYOUT.problems));
}

function sizeIn(data: unknown, otherwise: number): number {
  return typeof data === 'number' ? data : otherwise;
}
