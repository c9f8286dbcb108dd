import { useEffect, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ExperimentOutcome, experimentOutcomes } from '#domain/experiments/choices.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { Alert } from '#web/ui/alert.tsx';
import { areaColor } from '#web/ui/area.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFieldError, useFieldValue, useFormField } from '#web/ui/use-form-field.ts';
import { isOutcome } from './experiment-form.ts';
import { findRefusal } from './find-refusal.ts';
import { useExperimentText } from './use-experiment-text.ts';
import { type Proposal, useProposal } from './use-experiments.ts';
import { useTestedBy } from './use-tested-by.ts';

const effectNames = ['small', 'medium', 'large'] as const;

/**
 * Asks for the length of the experiment in days. Selects the shortest possible length at first. For the selected
 * length, shows how often such an experiment would find a small, a medium and a large effect. Shows nothing if no
 * outcome is selected. If no length can be chosen, or an unfinished experiment tests the outcome, says why.
 */
export function LengthField() {
  const { t } = useTranslation(['experiments', 'common']);
  const [outcome] = useFieldValue<string>('outcome');
  const known = isOutcome(outcome) ? outcome : '';
  const { nameInSentence, habitInSentence } = useExperimentText();
  const tested = useTestedBy()(known);
  const { data, error, refetch } = useProposal(known);
  if (known === '') return null;
  if (tested) {
    const name = habitInSentence(tested.plan.action);
    return (
      <Alert tone="attention">
        {t(tested.state === 'over' ? 'power.takenOver' : 'power.taken', {
          outcome: nameInSentence(tested.plan.outcome),
          name,
        })}
      </Alert>
    );
  }
  if (error && !data) {
    return (
      <ErrorAlert title={t('power.failed')} error={error}>
        <Button variant="quiet" onClick={() => void refetch()}>
          {t('common:tryAgain')}
        </Button>
      </ErrorAlert>
    );
  }
  if (!data) return <Skeleton height="16rem" />;
  const refusal = findRefusal(data);
  if (refusal) {
    return (
      <Alert tone="attention">
        {t(`power.${refusal}`, {
          count: data.valuesNeeded - data.values,
          outcome: nameInSentence(known),
        })}
      </Alert>
    );
  }
  return <Lengths proposal={data} outcome={known} />;
}

function Lengths({ proposal, outcome }: { proposal: Proposal; outcome: ExperimentOutcome }) {
  const { t } = useTranslation('experiments');
  const [chosen] = useFieldValue<string>('length');
  useShortestLength(proposal, chosen);
  const { control } = useFormField('length');
  const error = useFieldError('length', { missing: t('form.missingLength') });
  const errorId = useId();
  const hasTooShort = proposal.lengths.some(({ canAnswer }) => !canAnswer);
  const shown = proposal.lengths.find(({ length }) => String(length) === chosen);
  return (
    <fieldset>
      <legend className="font-medium">{t('form.length')}</legend>
      <div className={classNames('mt-2 grid gap-2', !hasTooShort && 'grid-cols-3')}>
        {proposal.lengths.map(({ length, canAnswer }) => (
          <label
            key={length}
            className={classNames(lengthStyle, hasTooShort ? 'justify-between' : 'justify-center')}
          >
            <input
              {...control}
              type="radio"
              value={length}
              disabled={!canAnswer}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              className="absolute inset-0 cursor-pointer appearance-none outline-none disabled:cursor-default"
            />
            <span className="whitespace-nowrap">{t('form.days', { count: length })}</span>
            {!canAnswer && <span className="text-right text-small font-normal">{t('form.tooShort')}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-small text-danger">
          {error}
        </p>
      )}
      {shown && <Power proposal={proposal} outcome={outcome} power={shown.power} />}
    </fieldset>
  );
}

const lengthStyle =
  'relative flex min-h-12 cursor-pointer items-center gap-x-4 rounded-base border border-control px-4 py-2 font-semibold has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-disabled:cursor-default has-disabled:border-dashed has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** Selects the shortest possible length, unless the selected length is possible. */
function useShortestLength({ lengths }: Proposal, chosen: string) {
  const { setValue } = useFormContext();
  const possible = lengths.filter(({ canAnswer }) => canAnswer).map(({ length }) => String(length));
  const shortest = possible.includes(chosen) ? undefined : possible[0];
  useEffect(() => {
    if (shortest !== undefined) setValue('length', shortest);
  }, [shortest, setValue]);
}

interface PowerProps {
  proposal: Proposal;
  outcome: ExperimentOutcome;
  power: number[];
}

function Power({ proposal, outcome, power }: PowerProps) {
  const { t } = useTranslation('experiments');
  const { difference, isShown } = useExperimentText();
  const effects = effectNames.map((_, index) => proposal.effects[index] ?? 0);
  const isExact = effects.some((effect) => !Number.isInteger(Number(effect.toFixed(1))));
  const sign = experimentOutcomes[outcome].better === 'higher' ? 1 : -1;
  return (
    <div className="mt-4 rounded-base bg-sunken p-4">
      <p className="font-medium">{t('power.title')}</p>
      <p className="mb-3 text-small text-muted">{t('power.text')}</p>
      <ul className="space-y-3">
        {effectNames.map((name, index) => {
          const percent = Math.round((power[index] ?? 0) * 100);
          const value = difference(outcome, sign * (effects[index] ?? 0), true, isExact);
          return (
            <li key={name}>
              <p className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
                <span>
                  {isShown(outcome)
                    ? t(`power.effects.${name}`, { value })
                    : t(`power.effectsHidden.${name}`)}
                </span>
                <span className="font-semibold tabular-nums">{t('power.found', { count: percent })}</span>
              </p>
              <div aria-hidden="true" className="mt-1 h-2.5 overflow-hidden rounded-full bg-raised">
                <div
                  className="h-full rounded-full"
                  style={{ width: `${percent}%`, background: areaColor(measures[outcome].area) }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
