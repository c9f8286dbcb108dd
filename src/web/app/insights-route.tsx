import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { ExperimentsLink } from '#web/features/experiments/experiments-link.tsx';
import { RunningExperiments } from '#web/features/experiments/running-experiments.tsx';
import { InsightsPage } from '#web/features/insights/insights-page.tsx';
import { usePreferences, useUpdatePreferences } from '#web/features/preferences/use-preferences.ts';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/**
 * Shows the insights page with the running experiments. If no experiment is running, shows a link
 * to the experiments instead. Also shows the switch that lets insights use cycle data.
 */
export function InsightsRoute() {
  const view = useSearch({ from: `/session/member${pages.aiInsights}` });
  return (
    <InsightsPage
      view={view}
      checkinQuestions={usePreferences()?.checkinQuestions}
      running={<RunningExperiments />}
      experiments={<ExperimentsLink />}
      settings={<CycleSetting />}
    />
  );
}

/** Shows the switch that lets insights use cycle data. Renders nothing if cycle tracking is switched off. */
function CycleSetting() {
  const { t } = useTranslation('insights');
  const showError = useErrorToast();
  const preferences = usePreferences();
  const update = useUpdatePreferences();
  if (!preferences?.modules.menstrualCycle) return null;
  const pending = update.isPending ? update.variables.insights?.cycle : undefined;
  return (
    <Card title={t('settings')}>
      <Switch
        label={t('cycle')}
        hint={t('cycleHint')}
        checked={pending ?? preferences.insights.cycle}
        onChange={({ target }) =>
          update.mutate(
            { insights: { cycle: target.checked } },
            { onError: (error) => showError(t('cycleFailed'), error) },
          )
        }
      />
    </Card>
  );
}
