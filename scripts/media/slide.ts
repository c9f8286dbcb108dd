import type { ScreenName } from './deck-screens.ts';

/** A number of the product or of an example, and what it says. */
interface LabelledNumber {
  number: string;
  text: string;
}

interface TitledText {
  title: string;
  text: string;
}

/** What carries a slide: screenshots of the running product, or a figure drawn from texts and numbers. */
export type Figure =
  | { kind: 'exampleDay' }
  | { kind: 'screen'; screen: ScreenName }
  | { kind: 'phones'; screens: ScreenName[] }
  /** Two sources of the same steps, their wrong sum, and the number that is right. */
  | { kind: 'steps'; title: string; phone: Bar; watch: Bar; sum: Bar; lagom: Bar; note: string }
  /** What stays on the person's own server, and what leaves it under which condition. */
  | { kind: 'map'; device: TitledText; server: TitledText; home: string; others: TitledText[] }
  | { kind: 'numbers'; command: string; numbers: LabelledNumber[] }
  | { kind: 'cards'; cards: TitledText[] };

/** A bar of the figure about steps. `label` is the number as the slide shows it. */
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
