import type { Experiment } from '#contracts/experiments.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';

interface Props extends Pick<Experiment, 'plan'> {
  /** The last day. An experiment can be stopped on its first day, or before that day. */
  last: CalendarDay | undefined;
}

/** Shows the first and the last day of an experiment. */
export function Period({ plan: { start }, last = start }: Props) {
  const { language } = useLanguage();
  const today = useToday();
  return (
    <p className="text-small text-muted tabular-nums">
      {start < last && `${formatDay(start, language, today)} – `}
      {formatDay(last, language, today)}
    </p>
  );
}
