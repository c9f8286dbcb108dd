import { useTranslation } from 'react-i18next';
import { areaColor } from '#web/ui/area.ts';

/** The heights of the bars, as shares of the drawing. They are decoration, not values. */
const heights = [0.42, 0.62, 0.36, 0.72, 0.52, 0.82, 0.48, 0.68, 0.86, 0.58, 0.76, 0.64];

/** The width of a bar and its space, in percent of the drawing. */
const step = 100 / heights.length;

/** The height of the drawing in pixels: as high as the bars and their labels in `WeekBars`. */
const height = 172;

/** Draws pale bars without numbers, and says that the weeks appear here. */
export function WeeksPreview() {
  const { t } = useTranslation('fitness');
  return (
    <figure>
      <svg aria-hidden="true" className="block w-full" height={height}>
        <g fill={areaColor('fitness')} opacity="0.1">
          {heights.map((share, week) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move.
              key={week}
              x={`${(week + 0.18) * step}%`}
              width={`${0.64 * step}%`}
              y={height * (1 - share)}
              height={height * share}
              rx="4"
            />
          ))}
        </g>
      </svg>
      <figcaption className="mt-2 text-small text-muted">{t('weeksEmpty')}</figcaption>
    </figure>
  );
}
