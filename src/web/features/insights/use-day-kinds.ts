import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { type DayGroup, findMoreDays, summariseDays } from '#domain/insights/lead.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

/** A day of a pattern: the day of the outcome. */
export interface PatternDay {
  day: string;
  exposure: number;
  outcome: number;
}

/** The days with more or with less of the exposure. */
export interface DayKind {
  kind: 'yes' | 'no' | 'more' | 'less';
  /** The name of the kind: "Alcohol the day before: yes". */
  text: string;
  group: DayGroup | undefined;
}

/**
 * Returns a function that divides the days of a pattern into two kinds: the days in `more`, on which a yes/no exposure
 * is yes or a numeric exposure is above its median, and the others.
 */
export function useDayKinds({ exposure, lag }: PatternInsight) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const exposureName = measures[exposure].name[language];
  const name = lag === 1 ? t('lead.dayBefore', { name: exposureName }) : exposureName;
  return (days: readonly PatternDay[]): { more: Set<string>; kinds: [DayKind, DayKind] } => {
    const isYesNo = measures[exposure].kind === 'yesNo';
    const more = findMoreDays(days, isYesNo);
    const toKind = (kind: DayKind['kind'], isMore: boolean): DayKind => ({
      kind,
      text: t(`lead.kinds.${kind}`, { name }),
      group: summariseDays(days.filter(({ day }) => more.has(day) === isMore)),
    });
    return { more, kinds: [toKind(isYesNo ? 'yes' : 'more', true), toKind(isYesNo ? 'no' : 'less', false)] };
  };
}
