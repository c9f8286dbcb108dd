import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { MealForm } from './meal-form.tsx';
import { useMealForm } from './use-meal-form.ts';

/** Logs a meal on the selected day. */
export function MealLog({ day }: { day: CalendarDay }) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const today = useToday();
  const id = useId();
  const state = useMealForm({ day });
  const title =
    day === today ? t('form.logTitle') : t('form.logOn', { day: formatDay(day, language, today) });
  return (
    <Card title={title}>
      <MealForm id={id} state={state} />
      <div className="mt-6">
        <Button type="submit" form={id} wide busy={state.isSaving}>
          {t('form.save')}
        </Button>
      </div>
    </Card>
  );
}
