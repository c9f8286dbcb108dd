import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { type DayGroup, findMoreDays, summariseDays } from '#domain/insights/lead.ts';
import { noDaysPhrase, yesDaysPhrase } from '#domain/insights/measure-phrases.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { useShortValue } from './use-short-value.ts';

/** A day of a pattern: the day of the outcome. */
export interface PatternDay {
  day: string;
  exposure: number;
  outcome: number;
}

type Kind = 'yes' | 'no' | 'more' | 'less';

/** The days with more or with less of the exposure. */
export interface DayKind {
  /** The name of the kind: "Alcohol the day before: yes" or "Sleep quality: 7 or more". */
  text: string;
  /** The name of the kind as a label, in lower case: "with alcohol" or "7 or more". */
  label: string;
  group: DayGroup | undefined;
}

/**
 * Returns a function that divides the days of a pattern into two kinds: the days in `more`, on which a yes/no exposure
 * is yes or a numeric exposure is above its median, and the others.
 */
export function useDayKinds({ exposure, lag }: PatternInsight) {
  const { t } = useTranslation('patterns');
  const { language } = useLanguage();
  const toLimit = useLimit(exposure);
  const exposureName = measures[exposure].name[language];
  const name = lag === 1 ? t('days.dayBefore', { name: exposureName }) : exposureName;
  return (days: readonly PatternDay[]): { more: Set<string>; kinds: [DayKind, DayKind] } => {
    const isYesNo = measures[exposure].kind === 'yesNo';
    const more = findMoreDays(days, isYesNo);
    const toKind = (kind: Kind, isMore: boolean): DayKind => {
      const yesOrNoDays = isMore ? yesDaysPhrase : noDaysPhrase;
      const ofKind = days.filter(({ day }) => more.has(day) === isMore);
      const shortName = toLimit(kind, ofKind) ?? t(`days.kinds.${kind}`);
      return {
        text: t('days.kind', { name, kind: shortName }),
        label: isYesNo ? yesOrNoDays(exposure, language) : shortName,
        group: summariseDays(ofKind),
      };
    };
    return { more, kinds: [toKind(isYesNo ? 'yes' : 'more', true), toKind(isYesNo ? 'no' : 'less', false)] };
  };
}

const timesOfDay: ReadonlySet<string> = new Set(['minutesAfterNoon', 'minutesAfterMidnight']);

/**
 * Returns a function that names a kind of days by the value of the exposure that its days begin or end at: "7 or more".
 * Returns undefined for a yes/no exposure, without days, and if the person hides the numbers of the exposure.
 */
function useLimit(exposure: MeasureName) {
  const { t } = useTranslation('patterns');
  const shortValue = useShortValue();
  const isShown = useIsMeasureShown()(exposure);
  const form = timesOfDay.has(measures[exposure].unit) ? 'time' : 'amount';
  return (kind: Kind, days: readonly PatternDay[]): string | undefined => {
    if (kind === 'yes' || kind === 'no' || !isShown || days.length === 0) return undefined;
    const values = days.map((day) => day.exposure);
    const limit = kind === 'more' ? Math.min(...values) : Math.max(...values);
    return t(`days.limit.${form}.${kind}`, { value: shortValue(limit, exposure) });
  };
}
