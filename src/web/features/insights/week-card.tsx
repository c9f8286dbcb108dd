import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getWeekStory } from '#contracts/insights.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { lastStoryDay, usualWeeks } from '#domain/insights/week-story.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WeekFacts } from './week-facts.tsx';
import { WeekKey } from './week-key.tsx';
import { WeekText } from './week-text.tsx';

const useWeekStory = (date: CalendarDay) => useQuery(endpointQuery(getWeekStory, { query: { date } }));

/**
 * Shows the last complete week. If there are too few weeks to compare it with, shows only what an AI service could
 * write about the week.
 */
export function EarlyWeekCard() {
  const { data, isPending } = useWeekStory(lastStoryDay(useToday()));
  if (isPending) return null;
  if (data?.facts.length !== 0) return <WeekCard />;
  return (
    <div className="space-y-4 rounded-base border border-line bg-raised p-4 empty:hidden sm:p-6">
      <WeekText />
    </div>
  );
}

/** Returns "23–29 Nov", or "30 Nov – 6 Dec" for a week in two months. */
function formatWeek(from: CalendarDay, to: CalendarDay, language: Language): string {
  const last = formatShortDay(to, language);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${last}`
    : `${formatShortDay(from, language)} – ${last}`;
}

/** Compares the last complete week with the person's earlier weeks. An AI service can describe the week, on request. */
export function WeekCard() {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  const date = lastStoryDay(useToday());
  const query = useWeekStory(date);
  return (
    <Card title={t('story', { days: formatWeek(addDays(date, -6), date, language) })}>
      <div className="space-y-4">
        <QueryView query={query} errorTitle={t('storyFailed')} loading={<Skeleton height="12rem" />}>
          {({ facts, from, to }) =>
            facts.length === 0 ? (
              <p className="text-muted">{t('storyEmpty')}</p>
            ) : (
              <>
                <p className="-mt-3 text-small text-muted">{t('storyCompared', { weeks: usualWeeks })}</p>
                <WeekFacts facts={facts} week={{ from, to }} />
                {facts.some(({ measure }) => isShown(measure)) && <WeekKey />}
              </>
            )
          }
        </QueryView>
        <WeekText />
      </div>
    </Card>
  );
}
