import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { targetProgress } from '#domain/nutrition/meals.ts';
import { formatNumber, formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { macroStyles } from './macro-bar.tsx';
import type { nutrientNames } from './nutrient-names.ts';
import { TotalCell } from './total-cell.tsx';

interface Props {
  name: (typeof nutrientNames)[number];
  isToday: boolean;
  /** Undefined while the totals load. Null if the total is unknown. */
  total: number | null | undefined;
  target: number | null;
  /** The share of the day's energy in whole percent. */
  share: number | undefined;
  /** What the person usually eats in a day. Shown without a target. */
  usual: ReactNode;
}

/** Shows the day's total of the energy or of a nutrient, with its target or what is usual. */
export function NutrientCell({ name, isToday, total, target, share, usual }: Props) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const isEnergy = name === 'calories';
  const unit = t(isEnergy ? 'kcal' : 'grams');
  const formatTotal = (known: number | null) =>
    known === null ? '–' : formatNumber(known, language, isEnergy ? 0 : 1, true);
  return (
    <TotalCell
      label={t(isEnergy && !isToday ? 'summary.caloriesOf' : `summary.${name}`)}
      mark={isEnergy ? undefined : macroStyles[name]}
      value={total === undefined ? undefined : formatTotal(total)}
      unit={total == null ? '' : unit}
      share={share === undefined ? undefined : formatPercent(share, language)}
      percent={total === undefined ? undefined : (targetProgress(total ?? 0, target) ?? undefined)}
      note={target === null ? usual : t('summary.of', { target: formatNumber(target, language, 1), unit })}
      isMain={isEnergy}
    />
  );
}
