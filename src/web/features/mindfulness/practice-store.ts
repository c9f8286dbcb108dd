import { ownKey } from '#web/lib/own-storage.ts';
import { answer, type Ended, lookAtClock, noPractice, type Practice, parsePractice } from './practice.ts';
import { sendOwed } from './send-owed.ts';

interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now: () => number;
  /** Lets no other tab of the person's do the same work meanwhile. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface Settled {
  completed: Ended[];
  saved: Ended[];
}

export type PracticeStore = ReturnType<typeof createPracticeStore>;

/** The one owner of a person's timer in this browser. Every tab reads and writes the same stored state. */
export function createPracticeStore(userId: number, { storage, now, alone }: Surroundings) {
  const key = ownKey('practice', userId);
  const listeners = new Set<() => void>();
  let turn: Promise<unknown> = Promise.resolve();
  let last: { text: string | null; practice: Practice } = { text: null, practice: noPractice };

  const read = (): Practice => {
    const text = storage.getItem(key);
    if (text !== last.text) last = { text, practice: parsePractice(text) };
    return last.practice;
  };

  const update = (next: (before: Practice, now: number) => Practice): void => {
    const before = read();
    const after = next(before, now());
    if (after === before) return;
    if (after.sitting || after.ended.length > 0) storage.setItem(key, JSON.stringify(after));
    else storage.removeItem(key);
    for (const listener of listeners) listener();
  };

  const subscribe = (listener: () => void): (() => void) => {
    const onOtherTab = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
    listeners.add(listener);
    window.addEventListener('storage', onOtherTab);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onOtherTab);
    };
  };

  const complete = (): Ended[] => {
    const known = new Set(read().ended.map(({ startedAt }) => startedAt));
    update(lookAtClock);
    return read().ended.filter(({ startedAt }) => !known.has(startedAt));
  };

  /** Completes what is due and sends what the server lacks; what fails stays for the next time. */
  const settle = (): Promise<Settled> => {
    const work = async () => {
      const completed = complete();
      return { completed, saved: await sendOwed(userId, { read, update }) };
    };
    // One after the other within this tab too, where there are no locks.
    const settled = turn.then(() => alone(work));
    turn = settled.catch(() => undefined);
    return settled;
  };

  const rate = (startedAt: number, mood: number | null) =>
    update((before) => answer(before, startedAt, mood));

  return { read, update, subscribe, settle, rate };
}
