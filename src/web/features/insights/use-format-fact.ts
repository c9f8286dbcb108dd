import { useTranslation } from 'react-i18next';
import { formatValue } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { WeekFact } from './week-fact.ts';

/**
 * Returns a function that formats a value of a fact. A number of days of a habit becomes a share of the logged days.
 * The value of the week and the usual value have the same precision: "5.0 of 10" beside "4.9 of 10".
 */
export function useFormatFact({ measure, value, usual, days }: WeekFact): (amount: number) => string {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const { kind, unit } = measures[measure];
  const format = (amount: number) =>
    formatValue(unit === 'minutes' ? Math.round(amount) : amount, measure, language);
  const compared = [format(value), format(usual)];
  const hasDecimals = compared.some((text) => decimal.test(text));
  const hasMinutes = unit === 'hours' && compared.some((text) => text.endsWith('min'));
  return (amount) => {
    if (kind === 'yesNo') return t('percent', { value: Math.round((100 * amount) / days) });
    const text = format(amount);
    if (hasMinutes && text.endsWith('h')) return `${text}\u00a00\u00a0min`;
    if (!hasDecimals || decimal.test(text)) return text;
    return text.replace(/\d+/, (whole) => `${whole}${language === 'sv' ? ',' : '.'}0`);
  };
}

/** A number with one decimal. A separator of thousands has three digits after it. */
const decimal = /\d[.,]\d(?!\d)/;
