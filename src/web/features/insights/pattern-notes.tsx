import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { analysisDay } from '#domain/insights/next-look.ts';
import { formatDay, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { PatternEffect } from './pattern-effect.tsx';
import type { PatternDay } from './use-day-kinds.ts';
import type { PatternKinds } from './use-pattern-means.ts';

interface Props extends PatternKinds {
  /** The days that the pattern is based on, oldest first. There is at least one day. */
  days: readonly PatternDay[];
  /** The last day whose values the next analysis uses. The notes name no next analysis if it is null. */
  nextLook: CalendarDay | null;
  /** Content beside the explanation. */
  children: ReactNode;
}

/**
 * Says on request the difference that the analysis estimated, which days were analysed, and when the next analysis is.
 */
export function PatternNotes({ insight, kinds, days, nextLook, children }: Props) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  return (
    <div className="-mb-2 flex flex-wrap items-start justify-between gap-x-5">
      <details className="max-w-prose open:basis-full">
        <summary className="flex min-h-11 items-center font-medium text-primary">{t('lead.how')}</summary>
        <div className="space-y-2 pb-2 text-small text-pretty text-muted">
          <PatternEffect {...{ insight, kinds }} />
          <p>
            {t('lead.drawn', { last: formatShortDay(days.at(-1)?.day ?? '', language), total: days.length })}{' '}
            {nextLook && t('lead.next', { day: formatDay(analysisDay(nextLook), language, today) })}
          </p>
        </div>
      </details>
      {children}
    </div>
  );
}
