/**
 * Moves the clock of a program by `milliseconds`. Runs in the browser and in the server process, so it uses nothing
 * outside of itself.
 */
export function shiftClock(milliseconds: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + milliseconds;
  // A proxy and not a subclass, because dates that the runtime itself creates must stay instances of Date.
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** Returns the option for Node that calls `shiftClock` before the program starts. */
export const shiftedClockOption = (milliseconds: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(`(${shiftClock})(${milliseconds})`)}`;
