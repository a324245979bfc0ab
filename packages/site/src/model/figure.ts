/** Figures that are drawn from a run of a program. */
import type { Story } from '@ligo-docs/ligo';
import type { Syntax } from './syntax';

export const FIGURE_KINDS = ['calls', 'storage'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** What happened when the program of a figure was run, with values in each syntax. */
export type Stories = Readonly<Record<Syntax, Story>>;
