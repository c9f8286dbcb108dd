import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { MealIcon } from '#web/ui/meal-icon.tsx';
import { meals } from './demo-data.ts';

export function DemoNutrition() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const formatWhole = (value: number) => formatNumber(value, language);
  return (
    <Card title={t('recentMeals')}>
      <ul className="divide-y divide-line">
        {meals.map(({ key, mealType, calories, protein, carbs, fat, aiScore }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <div className="flex min-w-0 grow basis-60 items-center gap-3">
              <MealIcon type={mealType} />
              <div className="min-w-0">
                <p className="font-semibold">{t(`meals.${key}`)}</p>
                <p className="text-small text-muted">{t(`mealTypes.${mealType}`)}</p>
                <p className="flex flex-wrap gap-x-3 text-small tabular-nums">
                  <span>{t('calories', { value: formatWhole(calories) })}</span>
                  <span>{t('protein', { value: formatWhole(protein) })}</span>
                  <span>{t('carbs', { value: formatWhole(carbs) })}</span>
                  <span>{t('fat', { value: formatWhole(fat) })}</span>
                </p>
              </div>
            </div>
            <Badge tone="good">{t('aiScore', { value: formatNumber(aiScore, language, 1, true) })}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
