import { useTranslation } from 'react-i18next';
import type { compareExcellentNights } from '#domain/excellent-nights.ts';
import { formatHours } from '#domain/format-hours.ts';

/** The smallest difference between two groups of nights that the sentence mentions, in minutes. */
const minDifference = 15;

type Differences = Pick<NonNullable<ReturnType<typeof compareExcellentNights>['groups']>, 'later' | 'longer'>;

/** Returns a function that says how the excellent nights differ from the others in bedtime and in time in bed. */
export function useExcellentText() {
  const { t } = useTranslation('sleep');
  return ({ later, longer }: Differences): string => {
    const isFar = (difference: number) => Math.abs(difference) >= minDifference;
    const timeOf = (difference: number) => ({ time: formatHours(Math.abs(difference) / 60) });
    const began = isFar(later) && t(later > 0 ? 'excellent.later' : 'excellent.earlier', timeOf(later));
    if (!isFar(longer)) return began ? t('excellent.differ', { what: began }) : t('excellent.alike');
    const isLonger = longer > 0;
    if (!began) {
      const lasted = t(isLonger ? 'excellent.longer' : 'excellent.shorter', timeOf(longer));
      return t('excellent.differ', { what: lasted });
    }
    const second = t(isLonger ? 'excellent.andLonger' : 'excellent.andShorter', timeOf(longer));
    return t('excellent.differ', { what: t('excellent.both', { first: began, second }) });
  };
}
