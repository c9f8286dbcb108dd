import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Nutrients } from '#domain/nutrition/meals.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { BesideTable } from './beside-table.tsx';
import { nutrientNames } from './nutrient-names.ts';
import { useEnergyDays } from './use-day.ts';

interface Props {
  isToday: boolean;
  targets: Nutrients;
  /** What the person usually eats in a day, as a drawing with a text. */
  usual: ReactNode;
}

/**
 * Says that no meal is logged, with the usual energy and the targets. Leaves them out if the person hides calories. If
 * no day has known energy, says instead what appears here, because the list of meals says that it is empty.
 */
export function EmptyTotals({ isToday, targets, usual }: Props) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const isNew = useEnergyDays().data?.every(({ value }) => value === null) && isToday;
  const targetTexts = nutrientNames.flatMap((name) => {
    const target = targets[name];
    return target === null ? [] : [t(`${name}Value`, { value: formatNumber(target, language, 1) })];
  });
  return (
    <BesideTable isLow={!isNew}>
      <p className="font-display text-lead font-semibold">
        {t(isNew ? 'summary.first' : isToday ? 'summary.nothingToday' : 'summary.nothing')}
      </p>
      {isNew && <p className="mt-1 text-muted">{t('summary.firstText')}</p>}
      {shown.calories && usual}
      {shown.calories && targetTexts.length > 0 && (
        <p className="mt-1 text-muted">{t('summary.targets', { targets: targetTexts.join(', ') })}</p>
      )}
    </BesideTable>
  );
}
