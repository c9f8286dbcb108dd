import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { Conclusion } from './conclusion.tsx';
import { Difference } from './difference.tsx';
import { exampleResult, exampleSmallest } from './example-result.ts';

/** Shows the conclusion of the example and the difference that it found. `means` says the means of both groups. */
export function ExampleVerdict({ means }: { means: string }) {
  const { t } = useTranslation('experiments');
  const firstWeekday = useFirstWeekday();
  // The randomisation test takes up to a tenth of a second.
  const result = useMemo(() => exampleResult(firstWeekday), [firstWeekday]);
  return (
    <div className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
      <Conclusion outcome="energyLevel" smallest={exampleSmallest} result={result} />
      {result.asDrawn && (
        <dl>
          <Difference
            label={t('difference')}
            text={means}
            outcome="energyLevel"
            comparison={result.asDrawn}
          />
        </dl>
      )}
    </div>
  );
}
