import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { DaysPlot } from './days-plot.tsx';
import { ExperimentHeading } from './experiment-heading.tsx';
import { FrozenPlan } from './frozen-plan.tsx';
import { useExperimentText } from './use-experiment-text.ts';

type Result = NonNullable<Experiment['result']>;

const tones = { helps: 'good', noSign: 'neutral', cannotSay: 'attention' } as const;

interface Props {
  experiment: Experiment;
  onDelete: () => void;
}

/**
 * Shows a finished experiment: its conclusion, the estimated differences between days with the
 * action on and days with the action off, its days and its plan. Renders nothing if there is no
 * result.
 */
export function FinishedExperiment({ experiment, onDelete }: Props) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const today = useToday();
  const { plan, result, days, stoppedOn } = experiment;
  if (!result) return null;
  const last = stoppedOn ?? days.at(-1)?.day ?? plan.start;
  return (
    <Card>
      <ExperimentHeading experiment={experiment} onDelete={onDelete}>
        <p className="text-small text-muted tabular-nums">
          {formatDay(plan.start, language, today)} – {formatDay(last, language, today)}
        </p>
      </ExperimentHeading>
      <div className="mt-5 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="space-y-5">
          <div>
            <Badge tone={tones[result.conclusion]}>
              <span className="font-display text-lead font-semibold">
                {t(`conclusions.${result.conclusion}`)}
              </span>
            </Badge>
            <Reason experiment={experiment} result={result} />
          </div>
          <Differences experiment={experiment} result={result} />
        </div>
        <DaysPlot experiment={experiment} result={result} />
      </div>
      <FrozenPlan experiment={experiment} />
    </Card>
  );
}

function Reason({ experiment: { plan }, result }: { experiment: Experiment; result: Result }) {
  const { t } = useTranslation('experiments');
  const { difference, isShown } = useExperimentText();
  const { conclusion, reason, isOpposite, asDrawn } = result;
  const chance = Math.round((asDrawn?.p ?? 1) * 100);
  const text =
    conclusion === 'helps'
      ? t(chance < 1 ? 'because.helpsRarely' : 'because.helps', { chance })
      : conclusion === 'noSign'
        ? isShown(plan.outcome)
          ? t('because.noSign', { smallest: difference(plan.outcome, plan.smallestThatMatters) })
          : t('because.noSignHidden')
        : t(`because.${reason ?? 'wide'}`);
  return (
    <>
      <p className="mt-3 max-w-prose">{text}</p>
      {isOpposite && <p className="mt-2 max-w-prose font-medium">{t('because.opposite')}</p>}
    </>
  );
}

function Differences({
  experiment: { plan },
  result: { asDrawn, asDone },
}: {
  experiment: Experiment;
  result: Result;
}) {
  const { t } = useTranslation('experiments');
  const { nameOf } = useExperimentText();
  const { form } = plan.action;
  if (!asDrawn) return null;
  const counts = (comparison: { onDays: number; offDays: number }) => ({
    on: comparison.onDays,
    off: comparison.offDays,
    outcome: nameOf(plan.outcome),
  });
  return (
    <dl className="space-y-4">
      <Difference
        label={t('difference')}
        text={t(`compared.${form}`, counts(asDrawn))}
        outcome={plan.outcome}
        comparison={asDrawn}
        isMain
      />
      {asDone && (
        <Difference
          label={t('asDone')}
          text={t(`asDoneText.${form}`, counts(asDone))}
          outcome={plan.outcome}
          comparison={asDone}
        />
      )}
    </dl>
  );
}

interface DifferenceProps {
  label: string;
  text: string;
  outcome: Experiment['plan']['outcome'];
  comparison: { effect: number; low: number | null; high: number | null };
  isMain?: boolean;
}

function Difference({ label, text, outcome, comparison, isMain = false }: DifferenceProps) {
  const { t } = useTranslation('experiments');
  const { difference, range, isShown } = useExperimentText();
  const { effect, low, high } = comparison;
  const likely = low === null || high === null ? t('noInterval') : t('likely', range(low, high));
  return (
    <div>
      <dt className="font-medium">{label}</dt>
      <dd>
        <span className={isMain ? 'number text-display font-semibold' : 'number text-title font-semibold'}>
          {difference(outcome, effect, true)}
        </span>{' '}
        {isShown(outcome) && <span className="text-muted tabular-nums">({likely})</span>}
        <p className="max-w-prose text-small text-muted">{text}</p>
      </dd>
    </div>
  );
}
