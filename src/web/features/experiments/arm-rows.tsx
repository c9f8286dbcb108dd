import type { Experiment } from '#contracts/experiments.ts';
import { measureAxis } from '#domain/measure-axis.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { type DotRow, SizedDotRows } from '#web/charts/dot-rows.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { areaColor } from '#web/ui/area.ts';
import { useExperimentText } from './use-experiment-text.ts';

interface Props extends Pick<Experiment, 'plan'> {
  /** The days that have an outcome. */
  points: readonly { at: number; value: number; isOn: boolean }[];
  hasMeans: boolean;
}

/**
 * Draws a dot for each day at its outcome: the days with the action on in one row, and the other days in a second.
 * Marks the mean of each row, unless the experiment has no difference to show.
 */
export function ArmRows({ plan, points, hasMeans }: Props) {
  const { language } = useLanguage();
  const { armDays, isShown: isMeasureShown } = useExperimentText();
  const isShown = isMeasureShown(plan.outcome);
  const { area } = measures[plan.outcome];
  const { domain, ticks } = measureAxis(
    points.map(({ value }) => value),
    plan.outcome,
  );
  const rows = (['on', 'off'] as const).flatMap((arm): DotRow[] => {
    const days = points.filter(({ isOn }) => isOn === (arm === 'on'));
    if (days.length === 0) return [];
    const mean = days.reduce((sum, { value }) => sum + value, 0) / days.length;
    return [
      {
        isFilled: arm === 'on',
        label: armDays(plan.action, arm === 'on', days.length),
        days: days.map(({ at, value }) => ({ day: String(at), outcome: value })),
        mean: hasMeans
          ? { value: mean, text: isShown ? formatNumber(mean, language, 1, true) : '' }
          : undefined,
      },
    ];
  });
  return (
    <SizedDotRows
      rows={rows}
      domain={domain}
      ticks={ticks.map((value) => ({ value, text: isShown ? formatNumber(value, language, 1) : '' }))}
      color={areaColor(area)}
    />
  );
}
