import { useTranslation } from 'react-i18next';
import { meanWidth, SplitDrawing } from '#web/charts/split-drawing.tsx';
import { SplitLegend } from '#web/charts/split-legend.tsx';
import { exampleColor, type exampleDays, exampleMeans, exampleUsual } from './example-data.ts';

const ticks = [5, 6, 7, 8].map((value) => ({ value, text: String(value) }));

interface DaysProps {
  days: ReturnType<typeof exampleDays>;
  on: string;
  off: string;
  isShown: boolean;
}

/** Draws the outcome of each day, with a legend of the dots and the lines. */
export function ExampleDays({ days, on, off, isShown }: DaysProps) {
  const { t } = useTranslation('experiments');
  const [dots, rings] = [
    { mean: exampleMeans.on, text: on },
    { mean: exampleMeans.off, text: off },
  ];
  return (
    <>
      <div className={isShown ? 'pl-5' : ''} style={{ paddingRight: meanWidth([dots, rings]) }}>
        <SplitDrawing
          days={days}
          usual={exampleUsual}
          color={exampleColor}
          smallestDifference={0.2}
          dotDays={new Set(days.filter(({ isOn }) => isOn).map(({ day }) => day))}
          ticks={isShown ? ticks : []}
          {...{ dots, rings }}
        />
        <p className="flex justify-between text-small text-muted">
          {[1, days.length].map((number) => (
            <span key={number}>{t('example.day', { number })}</span>
          ))}
        </p>
      </div>
      <SplitLegend color={exampleColor} dots={t('example.on')} rings={t('example.off')} />
    </>
  );
}
