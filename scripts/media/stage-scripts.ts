/**
 * The functions in this file run in the page, so each function uses nothing that is defined outside
 * of it.
 */

interface Point {
  x: number;
  y: number;
}

declare global {
  interface Window {
    /** Moves the drawn pointer. `strength` is the opacity of the pointer, from 0 to 1. */
    movePointer: (point: Point, strength: number) => void;
  }
}

/**
 * Draws a pointer in the page, because screenshots do not show the mouse. On a phone, the pointer
 * is larger, like the touch of a finger.
 */
export function drawPointer(isPhone: boolean): void {
  addEventListener('DOMContentLoaded', () => {
    const size = isPhone ? 34 : 22;
    const pointer = document.createElement('div');
    pointer.style.cssText = `position:fixed;z-index:99999;width:${size}px;height:${size}px;margin:-${size / 2}px;border-radius:50%;
      pointer-events:none;opacity:0;background:rgb(237 162 104 / .7);border:2px solid rgb(138 71 15 / .85)`;
    document.documentElement.append(pointer);
    window.movePointer = ({ x, y }, strength) => {
      Object.assign(pointer.style, { left: `${x}px`, top: `${y}px`, opacity: String(strength) });
    };
  });
}

/**
 * Sets the time that `performance.now()` returns: the time of the first call of this function, plus
 * `milliseconds`. The time does not change until the next call of this function.
 */
export function setElapsed(milliseconds: number): void {
  const clock = performance as Performance & { stoppedAt?: number };
  clock.stoppedAt ??= performance.now();
  const now = clock.stoppedAt + milliseconds;
  performance.now = () => now;
}
