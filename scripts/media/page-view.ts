import type { Locator, Page } from '@playwright/test';
import type { Language } from './language.ts';
import { type Texts, texts } from './texts.ts';

/**
 * A page of the product. Its methods find parts of the page by their texts in the language of the
 * page.
 */
export class PageView {
  readonly page: Page;
  readonly language: Language;
  readonly isPhone: boolean;
  readonly t: Texts;

  constructor(page: Page, language: Language, isPhone: boolean) {
    this.page = page;
    this.language = language;
    this.isPhone = isPhone;
    this.t = texts[language];
  }

  button = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true }).first();

  heading = (name: string) => this.page.getByRole('heading', { name, exact: true }).first();

  dialog = () => this.page.getByRole('dialog');

  /** Returns the section of the page that has the given label. */
  part = (label: string) => this.page.getByRole('region', { name: label, exact: true }).first();

  /** Opens a page of the product and waits until nothing on it is loading. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${path}?lang=${this.language}`);
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    await this.settle();
  }

  /** Waits until nothing in the window is loading or moving. */
  async settle(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.waitForFunction(() =>
      [...document.querySelectorAll('[aria-busy="true"]')].every(
        (part) => part.getBoundingClientRect().top > innerHeight,
      ),
    );
    await this.page.evaluate(() => document.fonts.ready);
    await this.page.waitForTimeout(500);
  }

  /**
   * Scrolls without an animation until an element is directly below the bars at the top of the
   * page.
   */
  async jumpTo(target: Locator): Promise<void> {
    const way = await this.distanceTo(target);
    await this.page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), way);
    await this.settle();
  }

  /**
   * Returns how many pixels to scroll down, so that an element is directly below the bars at the
   * top of the page.
   */
  distanceTo = (target: Locator) =>
    target.evaluate(
      (element, margin) => element.getBoundingClientRect().top - margin,
      this.isPhone ? 84 : 142,
    );
}
