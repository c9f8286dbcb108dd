import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { ExampleExperiment } from './example-experiment.tsx';

const steps = ['choose', 'follow', 'answer'] as const;

/** Explains what an experiment is, above an example. */
export function Pitch() {
  const { t } = useTranslation('experiments');
  return (
    <Card title={t('emptyTitle')}>
      <Explanation />
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
        <div className="mt-4">
          <Explanation />
        </div>
      )}
    </Card>
  );
}

function Explanation() {
  const { t } = useTranslation('experiments');
  return (
    <div className="space-y-6">
      <p className="text-pretty text-muted">{t('emptyText')}</p>
      <ol className="grid gap-x-10 gap-y-3 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary"
            >
              {index + 1}
            </span>
            <span className="text-pretty">{t(`steps.${step}`)}</span>
          </li>
        ))}
      </ol>
      <ExampleExperiment />
    </div>
  );
}
