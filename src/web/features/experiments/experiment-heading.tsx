import { Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { Menu } from '#web/ui/menu.tsx';
import { useExperimentText } from './use-experiment-text.ts';

interface Props {
  experiment: Experiment;
  /** Menu actions above "Delete". */
  items?: ComponentProps<typeof Menu>['items'];
  onDelete: () => void;
  /** Content below the question. */
  children?: ReactNode;
}

/** Shows the action of an experiment, the question about its outcome, and a menu. */
export function ExperimentHeading({ experiment, items = [], onDelete, children }: Props) {
  const { t } = useTranslation('experiments');
  const { habitName } = useExperimentText();
  const name = habitName(experiment.plan.action);
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="font-display text-title font-semibold text-balance break-words">{name}</h2>
        <p className="text-muted">{t(`questions.${experiment.plan.outcome}`)}</p>
        {children}
      </div>
      <Menu
        label={t('menu', { name })}
        items={[...items, { label: t('delete'), icon: Trash2, onSelect: onDelete }]}
      />
    </div>
  );
}
