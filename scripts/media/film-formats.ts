import type { BrowserContextOptions } from '@playwright/test';

interface Size {
  width: number;
  height: number;
}

/** A format of the film: wide for computers, or tall for phones. */
export interface FilmFormat {
  file: string;
  isPhone: boolean;
  /** The size of the browser window in CSS pixels. */
  page: Size;
  /** The size of the page in the film, in pixels of the film. */
  picture: Size;
  /**
   * The height of the film in pixels, more than the height of `picture`. Players show the captions
   * in the empty band below the picture, so that the captions do not cover the page.
   */
  height: number;
}

export const filmFormats: FilmFormat[] = [
  {
    file: 'lagom-demo',
    isPhone: false,
    page: { width: 1376, height: 680 },
    picture: { width: 1280, height: 632 },
    height: 720,
  },
  {
    file: 'lagom-demo-phone',
    isPhone: true,
    page: { width: 360, height: 608 },
    picture: { width: 720, height: 1216 },
    height: 1360,
  },
];

/** Returns the options of a browser context that shows pages in a format. */
export const toContextOptions = ({ isPhone, page, picture }: FilmFormat): BrowserContextOptions => ({
  viewport: page,
  deviceScaleFactor: picture.width / page.width,
  isMobile: isPhone,
  hasTouch: isPhone,
  colorScheme: 'light',
});
