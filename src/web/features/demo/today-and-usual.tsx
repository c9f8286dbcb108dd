import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { UsualBandView } from '#web/charts/usual-band-view.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { sampleMonth, sampleToday } from '#web/lib/sample-month.ts';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Compares three measures of the demo's last day with the usual values of the days before. */
export function TodayAndUsual() {
  const { t } = useTranslation('demo');
  // Shows `Bands` only after hydration, because its `UsualBandView` reads the clock. The HTML of
  // the prerendered page must not depend on the time at which it was built.
  const isHydrated = useIsHydrated();
  return (
    <Card title={t('usualTitle')}>
      <p className="-mt-3 mb-5 text-muted">{t('usualText')}</p>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {isHydrated ? <Bands /> : [0, 1, 2].map((index) => <Skeleton key={index} height="11rem" />)}
      </div>
    </Card>
  );
}

function Bands() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const format = (key: 'stepsOf' | 'scoreOf', decimals: number) => (value: number) =>
    t(key, { value: formatNumber(value, language, decimals) });
  return (
    <>
      <UsualBandView
        {...common}
        name={t('steps')}
        area="fitness"
        values={sampleMonth.steps}
        format={format('stepsOf', 0)}
        smallestDifference={300}
        words="amount"
      />
      <UsualBandView
        {...common}
        name={t('sleep')}
        area="sleep"
        values={sampleMonth.sleep}
        format={formatHours}
        smallestDifference={0.25}
        words="amount"
      />
      <UsualBandView
        {...common}
        name={t('mood')}
        area="mood"
        values={sampleMonth.mood}
        format={format('scoreOf', 1)}
        smallestDifference={0.5}
        words="level"
      />
    </>
  );
}

const common = { today: sampleToday, days: 30, growsDuringDay: false } as const;
