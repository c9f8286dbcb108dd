export interface Slide {
  kicker: string;
  title: string;
  /**
   * The paragraphs of the slide. If a line contains a tab, the text before the tab is a number, which is shown large.
   * The text after the tab is the number's caption.
   */
  lines: string[];
  /** The product's page of which the slide shows a screenshot. Undefined for a slide without a screenshot. */
  picture?: { path: string; theme: 'light' | 'dark' };
}
