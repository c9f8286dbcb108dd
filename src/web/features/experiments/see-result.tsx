import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { Button } from '#web/ui/button.tsx';
import { useFinishExperiment } from './use-experiments.ts';

interface Props {
  experiment: Experiment;
  /** Called when the result is computed. */
  onFinish?: () => void;
}

/** Says that all days of an experiment have passed, and shows a button that computes the result. */
export function SeeResult({ experiment, onFinish }: Props) {
  const { t } = useTranslation('experiments');
  const finish = useFinishExperiment();
  return (
    <div className="rounded-base bg-primary-soft p-4">
      <p className="mb-3 font-semibold text-primary">{t('over')}</p>
      <Button
        busy={finish.isPending}
        onClick={() =>
          finish.mutate(
            { params: { id: String(experiment.id) } },
            { ...(onFinish && { onSuccess: onFinish }) },
          )
        }
      >
        {t('seeResult')}
      </Button>
    </div>
  );
}
