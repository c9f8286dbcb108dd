import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SplitDrawing, splitSpace } from '#web/charts/split-drawing.tsx';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { classNames } from '#web/ui/class-names.ts';
import { exampleColor, type exampleDays, exampleMeans, exampleUsual } from './example-data.ts';

const ticks = [5, 6, 7, 8].map((value) => ({ value, text: String(value) }));

interface DaysProps {
  days: ReturnType<typeof exampleDays>;
  on: string;
  off: string;
  isShown: boolean;
}

/** Draws the outcome of each day. On a narrow page, the legend of the dots and the lines is below the drawing. */
export function ExampleDays({ days, on, off, isShown }: DaysProps) {
  const { t } = useTranslation('experiments');
  const isWide = useIsWide();
  const named = (text: string, name: string) => (isWide ? { text, name } : { text: '', name: '' });
  return (
    <>
      <div className={classNames(isWide && splitSpace, isShown && 'pl-5')}>
        <SplitDrawing
          days={days}
          usual={exampleUsual}
          color={exampleColor}
          smallestDifference={0.2}
          dotDays={new Set(days.filter(({ isOn }) => isOn).map(({ day }) => day))}
          dots={{ mean: exampleMeans.on, ...named(on, t('example.on')) }}
          rings={{ mean: exampleMeans.off, ...named(off, t('example.off')) }}
          ticks={isShown ? ticks : []}
        />
        <p className="flex justify-between text-small text-muted">
          {[1, days.length].map((number) => (
            <span key={number}>{t('example.day', { number })}</span>
          ))}
        </p>
      </div>
      {!isWide && (
        <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
          <LegendItem>
            {t('example.on')} {on}
          </LegendItem>
          <LegendItem isDashed>
            {t('example.off')} {off}
          </LegendItem>
        </p>
      )}
    </>
  );
}

const LegendItem = ({ isDashed = false, children }: { isDashed?: boolean; children: ReactNode }) => (
  <span className="flex items-center gap-2">
    <span
      className={`size-3 rounded-full border-2 ${isDashed ? '' : 'bg-current'}`}
      style={{ borderColor: exampleColor, color: exampleColor }}
    />
    <span
      className={`w-6 border-t-2 ${isDashed ? 'border-dashed' : ''}`}
      style={{ borderColor: exampleColor }}
    />
    {children}
  </span>
);
