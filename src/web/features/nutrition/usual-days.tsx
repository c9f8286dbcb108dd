import { useTranslation } from 'react-i18next';
import { UsualBandView } from '#web/charts/usual-band-view.tsx';
import { UsualProgress } from '#web/charts/usual-progress.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { type UsualDaysData, usualDaysCount } from './use-usual-days.ts';
import { usualEnergyStep } from './without-meals.ts';

/** The smallest difference in energy between two days that is worth noticing, in kilocalories. */
const noticeableEnergy = 100;

/** The height of a drawing, in pixels. About 50 of them are for the texts of the highest and the lowest value. */
const drawingHeight = 164;

const amount = { days: usualDaysCount, words: 'amount', growsDuringDay: true } as const;

/**
 * Compares the energy and the glasses of water of the last days with the person's usual range. If neither can be drawn
 * yet, says when. The page shows today's values above. Shows an error if one of them could not be loaded.
 */
export function UsualDays({ energy, water, query, missingDays }: UsualDaysData) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  if (missingDays !== undefined) {
    // One sentence for all measures, because each would say the same and today's values are above.
    return (
      <Card title={t('usual.title')}>
        <UsualProgress missingDays={missingDays} area="nutrition" />
      </Card>
    );
  }
  const shared = { ...amount, missingText: t('usual.none'), isValueElsewhere: true, height: drawingHeight };
  return (
    <Card title={t('usual.title')}>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {energy && (
          <UsualBandView
            {...shared}
            name={t('summary.caloriesOf')}
            area="nutrition"
            values={energy}
            format={(value) => t('caloriesValue', { value: formatNumber(value, language) })}
            smallestDifference={noticeableEnergy}
            usualStep={usualEnergyStep}
          />
        )}
        {water && (
          <UsualBandView
            {...shared}
            name={t('water.title')}
            area="water"
            values={water}
            // Rounds, because a quartile can be a fraction, such as 5.25, but people log whole glasses.
            format={(count) => t('water.count', { count: Math.round(count) })}
            smallestDifference={1}
          />
        )}
      </div>
      <QueryView query={query} errorTitle={t('usual.failed')} loading={null} compact>
        {() => null}
      </QueryView>
    </Card>
  );
}
