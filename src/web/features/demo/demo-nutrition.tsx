import { Droplet, Egg, Flame, Wheat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { MealIcon } from '#web/ui/meal-icon.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { meals } from './demo-data.ts';
import { figures } from './demo-figures.ts';

export function DemoNutrition() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const formatWhole = (value: number) => formatNumber(value, language);
  return (
    <div className="space-y-4 sm:space-y-6">
      <DaySums />
      <Card title={t('recentMeals')}>
        <ul className="divide-y divide-line">
          {meals.map(({ key, mealType, calories, protein, carbs, fat, aiScore }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
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
              {/* On phones, the badge has a line of its own. The padding puts it below the texts
                  instead of the icon. */}
              <span className="max-sm:pl-19">
                <Badge tone="good">{t('aiScore', { value: formatNumber(aiScore, language, 1, true) })}</Badge>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** Shows the sums of the calories, protein, carbs and fat of the listed meals. */
function DaySums() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const sums = [
    { label: t('caloriesToday'), value: figures.mealSums.calories, unit: 'kcal', icon: Flame },
    { label: t('macros.protein'), value: figures.mealSums.protein, unit: 'g', icon: Egg },
    { label: t('macros.carbs'), value: figures.mealSums.carbs, unit: 'g', icon: Wheat },
    { label: t('macros.fat'), value: figures.mealSums.fat, unit: 'g', icon: Droplet },
  ];
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {sums.map(({ value, ...sum }) => (
        <StatCard key={sum.label} value={formatNumber(value, language)} area="nutrition" {...sum} />
      ))}
    </div>
  );
}
