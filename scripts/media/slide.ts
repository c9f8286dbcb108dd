import type { ScreenName } from './deck-screens.ts';

/** A number on a slide, with a text that explains the number. */
interface LabelledNumber {
  number: string;
  text: string;
}

interface TitledText {
  title: string;
  text: string;
}

/**
 * The figure of a slide: screenshots of the running product, or a drawing made from texts and
 * numbers.
 */
export type Figure =
  | { kind: 'exampleDay' }
  | { kind: 'screen'; screen: ScreenName }
  | { kind: 'phones'; screens: ScreenName[] }
  /**
   * The steps that a phone and a watch counted on the same walk, the wrong sum of both counts, and
   * the count that Lagom shows.
   */
  | { kind: 'steps'; title: string; phone: Bar; watch: Bar; sum: Bar; lagom: Bar; note: string }
  /**
   * The data on the person's own device and server, and the data that others get under a condition.
   */
  | { kind: 'map'; device: TitledText; server: TitledText; home: string; others: TitledText[] }
  | { kind: 'numbers'; command: string; numbers: LabelledNumber[] }
  | { kind: 'cards'; cards: TitledText[] };

/** A bar of a figure of the kind `steps`. `label` is the number of steps as the slide shows it. */
export interface Bar {
  name: string;
  steps: number;
  label: string;
}

export interface Slide {
  kicker: string;
  title: string;
  lines: string[];
  figure: Figure;
}
