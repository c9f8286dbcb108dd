import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { ExampleExperiment } from './example-experiment.tsx';

const steps = ['choose', 'follow', 'answer'] as const;

/** Explains what an experiment is, beside an example. */
export function Pitch({ startButton }: { startButton: ReactNode }) {
  const { t } = useTranslation('experiments');
  return (
    <Card>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2 className="font-display text-title font-semibold text-balance">{t('emptyTitle')}</h2>
          <Explanation />
          <div className="mt-6">{startButton}</div>
        </div>
        <ExampleExperiment />
      </div>
    </Card>
  );
}

/** The same explanation in a closed card, for a person who already has an experiment. */
export function FoldedPitch() {
  const { t } = useTranslation('experiments');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t('emptyTitle')} disclosure={{ isOpen, onToggle: () => setIsOpen(!isOpen) }}>
      {isOpen && (
        <div className="mt-2 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div>
            <Explanation />
          </div>
          <ExampleExperiment />
        </div>
      )}
    </Card>
  );
}

function Explanation() {
  const { t } = useTranslation('experiments');
  return (
    <>
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
    </>
  );
}
