import { useTranslation } from 'react-i18next';
import { type Macronutrient, macronutrients, macroShares } from '#domain/nutrition/macro-shares.ts';
import { formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

/** Shades of the data colour of nutrition. */
export const macroColors: Record<Macronutrient, string> = {
  protein: 'var(--nutrition)',
  carbs: 'color-mix(in oklab, var(--nutrition) 62%, var(--raised))',
  fat: 'color-mix(in oklab, var(--nutrition) 32%, var(--raised))',
};

/** Shows how the day's energy divides between protein, carbs and fat. Without grams, the bar is empty. */
export function MacroBar({ grams }: { grams: Record<Macronutrient, number> | undefined }) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const shares = grams && macroShares(grams);
  const text = shares
    ? macronutrients
        .map((name) => `${t(`summary.${name}`)} ${formatPercent(shares[name], language)}`)
        .join(', ')
    : t('macros.none');
  return (
    <div>
      <div
        role="img"
        aria-label={t('macros.label', { shares: text })}
        className="flex h-5 gap-0.5 overflow-hidden rounded-full bg-sunken"
      >
        {shares &&
          macronutrients.map((name) => (
            <span
              key={name}
              className="transition-[flex-grow] duration-200"
              style={{ flexGrow: shares[name], background: macroColors[name] }}
            />
          ))}
      </div>
      <p aria-hidden="true" className="mt-2 text-small text-muted">
        {shares ? t('macros.note') : t('macros.none')}
      </p>
    </div>
  );
}
