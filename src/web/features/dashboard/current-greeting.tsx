import { partOfDay } from '#domain/dashboard.ts';
import { useClock } from '#web/lib/clock.ts';
import { useMember } from '#web/lib/session.ts';
import { Greeting } from './greeting.tsx';

const currentPartOfDay = (now: Date) => partOfDay(now.getHours());

/** Greets the signed-in person for the current time of day. */
export const CurrentGreeting = () => (
  <Greeting partOfDay={useClock(currentPartOfDay)} firstName={useMember().firstName} />
);
