import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { type NutrientRules, nutrientNames } from './meal-form.ts';

interface Props {
  rules: NutrientRules;
  /** The text for a refused number of grams. */
  gramsError: 'invalid.grams' | 'invalid.targetGrams';
  /** The text for refused calories. By default the one of `NumberField`. */
  caloriesError?: 'invalid.targetCalories';
}

/** Shows the fields for calories, protein, carbs and fat. */
export function NutrientFields({ rules, gramsError, caloriesError }: Props) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {nutrientNames.map((name) => {
        const { min, max } = rules[name];
        const bounds = { min: formatNumber(min, language), max: formatNumber(max, language) };
        const error = name === 'calories' ? caloriesError : gramsError;
        return (
          <NumberField
            key={name}
            name={name}
            label={t(`form.${name}`)}
            rule={rules[name]}
            {...(error && { invalid: t(error, bounds) })}
          />
        );
      })}
    </div>
  );
}
