import type { MeasureName } from '#domain/measures/catalogue.ts';
import { linearScale } from '#web/charts/linear-scale.ts';

/** A day in a plot, with the values of both measures. */
export interface PlotDay {
  day: string;
  exposure: number;
  outcome: number;
}

/**
 * The effect to draw and the ends of its confidence interval, in the unit of the outcome. For a numeric exposure, the
 * effect is the difference of the outcome per unit of the exposure. For a yes/no exposure, the effect is the difference
 * between days with yes and days with no.
 */
export interface PlotEffect {
  effect: number;
  low: number;
  high: number;
}

/** The edges of a plot's drawing area in pixels, and the conversion of a value to a vertical position. */
export interface PlotFrame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  toY: (value: number) => number;
}

/** The props of components that draw a plot's dots. */
export interface DotsProps {
  exposure: MeasureName;
  outcome: MeasureName;
  days: readonly PlotDay[];
  effect: PlotEffect | undefined;
  frame: PlotFrame;
}

interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Returns the frame of a plot of the given size in pixels. `domain` is the range of its values. */
export function plotFrame(
  { width, height }: { width: number; height: number },
  margin: Margin,
  domain: [number, number],
): PlotFrame {
  const bottom = height - margin.bottom;
  return {
    left: margin.left,
    right: Math.max(margin.left + 1, width - margin.right),
    top: margin.top,
    bottom,
    toY: linearScale(domain, bottom, margin.top),
  };
}

const dotSize = 9;
/**
 * Dots at almost the same vertical position form a row. If a row has too many dots for one line, `spreadDots` stacks
 * them in several lines. This is the largest number of lines in a row: with more lines, the dots would reach the next
 * row.
 */
const mostLines = 3;

/**
 * Returns an offset in pixels for each dot, so that dots of almost the same height (a row) lie beside each other.
 * `heights` and `width` are in pixels. The first dot of a row stays in place, and the next dots are moved alternately
 * to the left and to the right. If a row has too many dots for `width`, its dots form up to three lines. If that is not
 * enough, the dots are moved closer together.
 */
export function spreadDots(heights: readonly number[], width: number): { x: number; y: number }[] {
  const rowOf = (height: number) => Math.round(height / dotSize);
  const sizes = new Map<number, number>();
  for (const height of heights) sizes.set(rowOf(height), (sizes.get(rowOf(height)) ?? 0) + 1);
  const placed = new Map<number, number>();
  return heights.map((height) => {
    const row = rowOf(height);
    const index = placed.get(row) ?? 0;
    placed.set(row, index + 1);
    const size = sizes.get(row) ?? 1;
    const lines = Math.min(mostLines, Math.ceil((size * dotSize) / width));
    const place = Math.floor(index / lines);
    const gap = Math.min(dotSize, width / Math.ceil(size / lines));
    const side = place % 2 === 0 ? 1 : -1;
    return {
      x: side * Math.ceil(place / 2) * gap,
      y: ((index % lines) - (lines - 1) / 2) * (dotSize - 2),
    };
  });
}

/**
 * The golden angle in radians. If each point is turned by this angle from the previous point, the points are
 * distributed evenly in a circle.
 */
const turn = Math.PI * (3 - Math.sqrt(5));

/** Returns an offset in pixels for each dot, so that dots at the same position form a small round cluster. */
export function clusterDots(points: readonly { x: number; y: number }[]): { x: number; y: number }[] {
  const placed = new Map<string, number>();
  return points.map(({ x, y }) => {
    const place = `${Math.round(x)} ${Math.round(y)}`;
    const index = placed.get(place) ?? 0;
    placed.set(place, index + 1);
    const reach = 3.4 * Math.sqrt(index);
    return { x: reach * Math.cos(index * turn), y: reach * Math.sin(index * turn) };
  });
}
