import { formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { type Area, areaColor } from './area.ts';

interface Props {
  label: string;
  /** The progress as text: "5 of 7 days". Empty if the label says it. */
  text: string;
  /** The progress in percent of the goal. The value can be over 100. */
  percent: number;
  area: Area;
  /** An earlier result in percent of the goal, drawn as a line. The text says what it is. */
  mark?: number | undefined;
  /** Hides the percentage from view, for example if `text` already says how far the goal is. */
  percentHidden?: boolean;
  /** Divides the bar into this number of equal parts, one for each thing to do. Undefined for a bar without parts. */
  parts?: number | undefined;
}

/** Shows the progress towards a goal as a bar. Above 100 percent the bar is scaled down, and a line marks the goal. */
export function GoalBar({ label, text, percent, area, mark, percentHidden = false, parts = 1 }: Props) {
  const scaleMax = Math.max(100, percent);
  const percentText = formatPercent(percent, useLanguage().language);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">{text}</span>
      </div>
      <div className="mt-2 flex items-center gap-3">
        <div
          role="img"
          aria-label={`${label}: ${text && `${text}, `}${percentText}`}
          className="relative h-2.5 grow overflow-hidden rounded-full"
          style={{ background: `color-mix(in oklab, ${areaColor(area)} 20%, var(--raised))` }}
        >
          <div
            className="h-full rounded-full"
            style={{ width: `${(percent / scaleMax) * 100}%`, background: areaColor(area) }}
          />
          {Array.from({ length: parts - 1 }, (_, index) => (index + 1) / parts).map((end) => (
            <span
              key={end}
              className="absolute inset-y-0 w-1 -translate-x-1/2 bg-raised"
              style={{ left: `${end * 100}%` }}
            />
          ))}
          {mark !== undefined && (
            <span
              className="absolute inset-y-0 w-1 -translate-x-full"
              style={{ left: `${(mark / scaleMax) * 100}%`, background: areaColor(area) }}
            />
          )}
          {percent > 100 && (
            <span
              className="absolute inset-y-0 w-0.5 bg-raised"
              style={{ left: `${(100 / scaleMax) * 100}%` }}
            />
          )}
        </div>
        {!percentHidden && (
          <span aria-hidden="true" className="w-14 text-right font-semibold tabular-nums">
            {percentText}
          </span>
        )}
      </div>
    </div>
  );
}
