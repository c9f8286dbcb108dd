import { Flower2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getMindfulnessSummary } from '#contracts/mindfulness.ts';
import { weeklyGoalMinutes } from '#domain/mindfulness.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Ring } from '#web/ui/ring.tsx';

/** Undefined while it loads. */
type Summary = EndpointOutput<typeof getMindfulnessSummary> | undefined;

interface Props {
  summary: Summary;
  /** Draws a smaller ring, without the goal inside. Also has a number before the first session. */
  isSmall?: boolean;
}

/** Draws this week's minutes as a part of the weekly goal. Before the first session, a large ring has no number. */
export function WeekRing({ summary, isSmall = false }: Props) {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const minutes = summary?.week.minutes;
  const isNew = summary?.sessions === 0 && !isSmall;
  return (
    <div className={classNames('shrink-0', isSmall ? 'w-16' : 'w-28')}>
      <Ring
        small={isSmall}
        area="mindfulness"
        dotted={isNew}
        percent={minutes === undefined ? undefined : (minutes / weeklyGoalMinutes) * 100}
        label={`${t('week')}: ${useWeekText(summary, isNew)}`}
        note={!isSmall && minutes !== undefined && !isNew && t('ofGoal', { goal: weeklyGoalMinutes })}
      >
        {isNew ? (
          <Flower2 className="size-8" strokeWidth={1.5} color={areaColor('mindfulness')} />
        ) : minutes === undefined ? (
          '–'
        ) : (
          formatNumber(minutes, language)
        )}
      </Ring>
    </div>
  );
}

/** Returns this week's minutes and the weekly goal in words: "10 of 150 min". If `isNew`, only names the goal. */
function useWeekText(summary: Summary, isNew: boolean): string {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  if (!summary) return t('weekWaiting');
  return t(isNew ? 'weekNew' : 'weekOf', {
    minutes: formatNumber(summary.week.minutes, language),
    goal: weeklyGoalMinutes,
  });
}
