import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { ExampleExperiment } from './example-experiment.tsx';

const steps = ['choose', 'follow', 'answer'] as const;

/** Explains what an experiment is, beside an example. */
export function Pitch({ startButton }: { startButton: ReactNode }) {
  const { t } = useTranslation('experiments');
  return (
    <Card>
      <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="lg:pl-4">
          <h2 className="font-display text-display font-semibold text-balance">{t('emptyTitle')}</h2>
          <p className="mt-3 max-w-prose text-pretty text-muted">{t('emptyText')}</p>
          <ol className="mt-5 space-y-3">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary"
                >
                  {index + 1}
                </span>
                {t(`steps.${step}`)}
              </li>
            ))}
          </ol>
          <div className="mt-6">{startButton}</div>
        </div>
        <ExampleExperiment />
      </div>
    </Card>
  );
}
