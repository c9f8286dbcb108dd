/**
 * Moves the clock of a program by `milliseconds`. The source text of this function is sent to the
 * browser and to the server process, so the function uses nothing that is defined outside of it.
 */
export function shiftClock(milliseconds: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + milliseconds;
  // Uses a proxy and not a subclass. With a subclass, dates that the runtime itself creates would
  // not be instances of `Date`.
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** Returns the option for Node that calls `shiftClock` before the program starts. */
export const shiftedClockOption = (milliseconds: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(`(${shiftClock})(${milliseconds})`)}`;
