import { useTranslation } from 'react-i18next';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Conclusion } from './conclusion.tsx';
import { Difference } from './difference.tsx';
import { exampleDays, exampleMeans, exampleResult, exampleSmallest } from './example-data.ts';
import { ExampleDays } from './example-days.tsx';
import { ExampleWeeks } from './example-weeks.tsx';

/** Shows an example of an experiment with invented values: the draw of four weeks, the days, and the result. */
export function ExampleExperiment() {
  const { t } = useTranslation('experiments');
  const days = exampleDays(useFirstWeekday());
  const { sentence, isShown, ...means } = useMeansText();
  return (
    <figure className="flex flex-col gap-5 rounded-base border border-dashed border-control bg-paper p-4 sm:p-6">
      <figcaption className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t('example.title')}</span>
        <Badge tone="attention">{t('example.invented')}</Badge>
      </figcaption>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-2">
        <div>
          <p className="text-small text-muted">{t('example.draw')}</p>
          <ExampleWeeks days={days} />
        </div>
        <div>
          <p className="text-small text-muted">{t(isShown ? 'example.result' : 'example.resultHidden')}</p>
          <ExampleDays {...{ days, means, isShown }} />
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-4 border-t border-line pt-5 lg:grid-cols-2">
        <Conclusion outcome="energyLevel" smallest={exampleSmallest} result={exampleResult} />
        <dl>
          <Difference
            label={t('difference')}
            text={sentence}
            outcome="energyLevel"
            comparison={exampleResult.asDrawn}
          />
        </dl>
      </div>
    </figure>
  );
}

/** Returns the means of both groups of days, each alone and in a sentence. Without numbers if the person hides them. */
function useMeansText() {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown()('energyLevel');
  if (!isShown) return { on: '', off: '', sentence: t('example.meansHidden'), isShown };
  const on = formatNumber(exampleMeans.on, language, 1);
  const off = formatNumber(exampleMeans.off, language, 1);
  return { on, off, sentence: t('example.means', { on, off }), isShown };
}
