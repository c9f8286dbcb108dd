import { useTranslation } from 'react-i18next';
import { SizedDotRows } from '#web/charts/dot-rows.tsx';
import { exampleColor, type exampleDays, exampleMeans } from './example-data.ts';

const ticks = [5, 6, 7, 8];
const domain: [number, number] = [4, 9];

interface DaysProps {
  days: ReturnType<typeof exampleDays>;
  /** The means of both groups of days as text. */
  means: { on: string; off: string };
  isShown: boolean;
}

/** Draws the outcome of each day, in one row for the days with the action on and one for the others. */
export function ExampleDays({ days, means, isShown }: DaysProps) {
  const { t } = useTranslation('experiments');
  const rows = (['on', 'off'] as const).map((arm) => {
    const ofArm = days.filter(({ isOn }) => isOn === (arm === 'on'));
    return {
      isFilled: arm === 'on',
      label: t('plot.row', { kind: t(`example.${arm}`), count: ofArm.length }),
      days: ofArm.flatMap(({ day, value }) => (value === null ? [] : [{ day, outcome: value }])),
      mean: { value: exampleMeans[arm], text: means[arm] },
    };
  });
  return (
    <SizedDotRows
      {...{ rows, domain }}
      ticks={ticks.map((value) => ({ value, text: isShown ? String(value) : '' }))}
      color={exampleColor}
      background="var(--paper)"
    />
  );
}
