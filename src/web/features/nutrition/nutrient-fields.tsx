import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import type { NutrientRules } from './meal-form.ts';
import { nutrientNames } from './nutrient-names.ts';

interface Props {
  rules: NutrientRules;
  /** The key of the error message for an invalid number of grams. */
  gramsError: 'invalid.grams' | 'invalid.targetGrams';
  /** The key of the error message for invalid calories. By default `NumberField` supplies the message. */
  caloriesError?: 'invalid.targetCalories';
  /** A help text below the field for calories. */
  caloriesHint?: string | undefined;
}

/** Shows the fields for calories, protein, carbs and fat. */
export function NutrientFields({ rules, gramsError, caloriesError, caloriesHint }: Props) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  return (
    <div className="@container">
      <div className="grid grid-cols-2 items-start gap-4 @xl:grid-cols-4">
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
              hint={name === 'calories' ? caloriesHint : undefined}
              {...(error && { invalid: t(error, bounds) })}
            />
          );
        })}
      </div>
    </div>
  );
}
