import { useTranslation } from 'react-i18next';
import { areaColor } from '#web/ui/area.ts';
import { drawnWeeks } from './use-fitness.ts';

/** The height and the width of the drawing, in SVG units. */
const height = 96;
const width = drawnWeeks * 30;

/** Outlines a bar for each week, without numbers, and says that the bars appear after the first workout. */
export function WeeksPreview() {
  const { t } = useTranslation('fitness');
  return (
    <figure>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block w-full">
        {Array.from({ length: drawnWeeks }, (_, week) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move.
            key={week}
            x={week * 30 + 6}
            y={2}
            width={18}
            height={height - 6}
            rx="4"
            fill="none"
            stroke={areaColor('fitness')}
            strokeWidth="1.5"
            strokeDasharray="1 6"
            strokeLinecap="round"
            opacity="0.7"
          />
        ))}
      </svg>
      <figcaption className="mt-3 text-small text-muted">{t('weeksEmpty')}</figcaption>
    </figure>
  );
}
