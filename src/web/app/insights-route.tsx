import { ExperimentsLink } from '#web/features/experiments/experiments-link.tsx';
import { InsightsPage } from '#web/features/insights/insights-page.tsx';

/** Shows the insights, and below them the way to experiments. */
export function InsightsRoute() {
  return (
    <>
      <InsightsPage />
      <div className="mt-4 sm:mt-6">
        <ExperimentsLink />
      </div>
    </>
  );
}
