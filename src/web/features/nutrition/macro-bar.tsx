import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { type Macronutrient, macronutrients } from '#domain/nutrition/macro-shares.ts';
import type { Nutrients } from '#domain/nutrition/meals.ts';
import { formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import type { DayShares } from './day-shares.ts';

/**
 * The style of each nutrient in the bar and beside its name: the colour of the nutrition area, a lighter shade with a
 * thin outline, and a darker shade, which has an outline on a dark card. Their order from light to dark is the same in
 * both themes, and each shade or its outline has a contrast of at least 3:1 to the card.
 */
export const macroStyles: Record<Macronutrient, CSSProperties> = {
  protein: { background: 'var(--nutrition)' },
  carbs: {
    background:
      'light-dark(color-mix(in oklab, var(--nutrition) 36%, var(--raised)), color-mix(in oklab, var(--nutrition) 50%, white))',
    boxShadow: 'inset 0 0 0 1px var(--nutrition)',
  },
  fat: {
    background:
      'light-dark(color-mix(in oklab, var(--nutrition) 50%, var(--ink)), color-mix(in oklab, var(--nutrition) 45%, black))',
    boxShadow: 'inset 0 0 0 1px light-dark(transparent, var(--nutrition))',
  },
};

interface Props {
  /** The totals of the day. Undefined while they load. */
  totals: Nutrients | undefined;
  /** Undefined while the totals or the meals load. */
  day: DayShares | undefined;
}

/**
 * Shows how the energy of the day's meals divides between protein, carbs and fat, and how many meals the shares leave
 * out because a nutrient is unknown. While the meals load, the bar is empty. If no meal is complete, or if not all
 * meals are loaded, a text says why in place of the bar. The percentages are beside the grams (see `TotalCell`). If the
 * person hides calories, a text names the nutrients in the order of their shares, without percentages.
 */
export function MacroBar({ totals, day }: Props) {
  const { t } = useTranslation('nutrition');
  const shown = useShownNumbers();
  const shares = day?.shares;
  const text = useSharesText(shares);
  if (totals && day && !shares) {
    const hasSome = macronutrients.some((name) => totals[name]);
    const reason = day.hasAllMeals ? t('macros.incomplete') : t('macros.notAllLoaded');
    return <p className="text-small text-muted">{hasSome ? reason : text}</p>;
  }
  return (
    <div>
      <div
        {...(shares && {
          role: 'img',
          'aria-label': shown.calories ? t('macros.label', { shares: text }) : text,
        })}
        className="flex h-5 gap-0.5 overflow-hidden rounded-full bg-sunken"
      >
        {shares &&
          macronutrients.map((name) => (
            <span
              key={name}
              className="transition-[flex-grow] duration-200"
              style={{ flexGrow: shares[name], ...macroStyles[name] }}
            />
          ))}
      </div>
      <p aria-hidden="true" className="mt-2 text-small text-muted">
        {shown.calories ? t('macros.note') : shares && text}
      </p>
      {shares && !shown.calories && (
        <div className="mt-2">
          <MacroLegend />
        </div>
      )}
      {shares && day.leftOut > 0 && (
        <p className="mt-2 text-small text-muted">{t('macros.leftOut', { count: day.leftOut })}</p>
      )}
    </div>
  );
}

/**
 * Returns the names of the nutrients, each with its percentage. If the person hides calories,
 * returns only the names, the nutrient with the largest share first.
 */
function useSharesText(shares: Record<Macronutrient, number> | undefined): string {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  if (!shares) return t('macros.none');
  if (shown.calories) {
    return macronutrients
      .map((name) => `${t(`summary.${name}`)} ${formatPercent(shares[name], language)}`)
      .join(', ');
  }
  const names = macronutrients
    .filter((name) => shares[name] > 0)
    .sort((one, other) => shares[other] - shares[one])
    .map((name) => t(`summary.${name}`).toLocaleLowerCase(language));
  return t('macros.order', { names: names.join(', ') });
}

/** Shows which colour belongs to which nutrient. */
export function MacroLegend() {
  const { t } = useTranslation('nutrition');
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-3 gap-y-1 text-small">
      {macronutrients.map((name) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-full" style={macroStyles[name]} />
          {t(`summary.${name}`)}
        </li>
      ))}
    </ul>
  );
}
