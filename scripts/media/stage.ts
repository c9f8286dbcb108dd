import type { Locator, Page } from '@playwright/test';
import type { Camera } from './camera.ts';
import { frameSeconds } from './encode-film.ts';
import type { Language } from './language.ts';
import { PageView } from './page-view.ts';
import { setElapsed } from './stage-scripts.ts';

/**
 * A page with methods that point, press, type and scroll as slowly as a person who demonstrates the
 * product. Films these movements if `camera` is set.
 */
export class Stage extends PageView {
  camera: Camera | undefined;
  #pointer: { x: number; y: number };

  constructor(page: Page, language: Language, isPhone: boolean) {
    super(page, language, isPhone);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    this.#pointer = { x: width / 2, y: height * 0.7 };
  }

  /** Films the current content of the page. The film shows it for `seconds` seconds. */
  async hold(seconds: number): Promise<void> {
    await this.camera?.take(seconds);
  }

  /** Films a page with a running clock. Takes one frame each second of real time. */
  async holdRunning(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      const startedAt = Date.now();
      await this.hold(1);
      await this.page.waitForTimeout(Math.max(0, startedAt + 1000 - Date.now()));
    }
  }

  /**
   * Moves the drawn pointer to an element and clicks the element. Then waits until the element
   * `opened` is visible and the page has settled. The film fades into the new content of the page.
   */
  async press(target: Locator, opened?: Locator): Promise<void> {
    await this.pointAt(target);
    await target.click();
    await opened?.waitFor();
    await this.page.evaluate((at) => window.movePointer(at, 0), this.#pointer);
    await this.settle();
    this.camera?.cut();
  }

  async pointAt(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('The element to point at is not visible.');
    const [from, to] = [this.#pointer, { x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await this.#animate(this.isPhone ? 0.32 : 0.72, (part) => {
      const way = this.isPhone ? 1 : part;
      const point = { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
      return this.page.evaluate(([at, strength]) => window.movePointer(at, strength), [
        point,
        this.isPhone ? Math.sin(Math.PI * part) : 1,
      ] as const);
    });
    this.#pointer = to;
  }

  /** Presses an arrow key on a slider several times, slowly enough to follow. */
  async slide(slider: Locator, steps: number): Promise<void> {
    await this.pointAt(slider);
    for (let step = 0; step < Math.abs(steps); step += 1) {
      await slider.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
      await this.page.waitForTimeout(250);
      await this.hold(0.32);
    }
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.focus();
    for (const letter of text) {
      await this.page.keyboard.insertText(letter);
      await this.hold(2 * frameSeconds);
    }
    await this.settle();
    await this.page.waitForTimeout(1_500);
    this.camera?.cut();
  }

  /** Films a scroll that ends when an element is directly below the bars at the top of the page. */
  async scrollTo(target: Locator): Promise<void> {
    const from = await this.page.evaluate(() => window.scrollY);
    const way = await this.distanceTo(target);
    await this.#animate(1.4, (part) =>
      this.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from + way * part),
    );
  }

  /**
   * Films an animation that depends on `performance.now()`, at half of the frame rate of the film.
   */
  async playAnimation(seconds: number): Promise<void> {
    for (let elapsed = 0; elapsed < seconds; elapsed += 2 * frameSeconds) {
      await this.page.evaluate(setElapsed, elapsed * 1000);
      // The page updates its count of seconds every 100 ms of real time, so each new second needs a
      // longer wait.
      await this.page.waitForTimeout(elapsed % 1 < 2 * frameSeconds ? 150 : 20);
      await this.hold(2 * frameSeconds);
    }
  }

  /**
   * Films a movement. Calls `move` before each frame with the finished part of the movement, from 0
   * to 1. The movement is slower at its start and at its end.
   */
  async #animate(seconds: number, move: (part: number) => Promise<void>): Promise<void> {
    const frames = Math.round(seconds / frameSeconds);
    for (let frame = 1; frame <= frames; frame += 1) {
      await move((1 - Math.cos((Math.PI * frame) / frames)) / 2);
      await this.hold(frameSeconds);
    }
  }
}
