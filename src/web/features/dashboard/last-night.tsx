import { Link } from '@tanstack/react-router';
import { Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { formatHours } from '#domain/format-hours.ts';
import { daysUntilUsual, findUsual, listLastDays } from '#domain/measures/usual.ts';
import { sleepQualityLabel } from '#domain/sleep.ts';
import { isSimulatedSource } from '#domain/sources.ts';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { UsualDrawing, usualPlace } from '#web/charts/usual-drawing.tsx';
import { UsualProgress } from '#web/charts/usual-progress.tsx';
import { formatNumber, formatRecentDayInSentence, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import type { HorizonSeries } from './use-horizon.ts';

const drawnNights = 30;

interface Props {
  series: HorizonSeries;
  /** The source of the hours of sleep in the night that ended today. Undefined if there are none. */
  source: string | undefined;
  /** The person's rating of that night, from 0 to 10. Null if there is none. */
  quality: number | null;
}

/**
 * Shows the hours of sleep in the night that ended today, with the person's usual hours and the rating of the night. A
 * wide page also draws the last 30 nights. A narrow page leaves the drawing out, because the landscape above has it.
 * While the usual hours are unknown, says how many nights are missing. Says if the night comes from the device
 * simulator. If the hours are missing, links to the page that logs them. Renders nothing if no night is logged or rated.
 */
export function LastNight({ series: { sleepHours }, source, quality }: Props) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const today = useToday();
  const isWide = useIsWide();
  const nights = listLastDays(sleepHours, today, drawnNights);
  if (quality === null && nights.every(({ value }) => value === null)) return null;
  const hours = nights.at(-1)?.value ?? null;
  const usual = findUsual(sleepHours, today);
  const range = usual && { low: formatHours(usual.low), high: formatHours(usual.high) };
  return (
    <figure
      aria-label={t('lastNight')}
      className="mt-3 grid grow grid-cols-[minmax(0,1fr)] content-center items-center gap-x-8 gap-y-1 border-t border-line pt-3 sm:mt-4 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <figcaption className="text-small">
        <span className="flex items-center gap-2">
          <Moon
            aria-hidden="true"
            className="size-5"
            strokeWidth={1.75}
            style={{ color: areaColor('sleep') }}
          />
          <span className="font-medium">{t('lastNight')}</span>
          {hours !== null && <span className="font-semibold tabular-nums">{formatHours(hours)}</span>}
        </span>
        {range && (
          <span className="mt-1 block text-muted tabular-nums">
            {t('rings.usual', { value: range.low === range.high ? range.low : t('rings.range', range) })}
          </span>
        )}
        {quality !== null && <NightRating quality={quality} />}
        {source !== undefined && isSimulatedSource(source) && (
          <Badge tone="attention">{t('heartRate.simulated')}</Badge>
        )}
        {hours === null && (
          <Link to={pages.sleep} className={`-ml-5 ${buttonStyle('quiet')}`}>
            {t(quality === null ? 'logNight' : 'addNightTimes')}
          </Link>
        )}
      </figcaption>
      {!usual ? (
        <UsualProgress missingDays={daysUntilUsual(sleepHours, today)} area="sleep" />
      ) : isWide ? (
        <div>
          <ReadableChart
            series={[
              {
                label: t('lastNight'),
                points: nights.map(({ day, value }) => ({
                  day,
                  value,
                  name: formatRecentDayInSentence(day, language, today),
                  text: value === null ? '' : formatHours(value),
                })),
              },
            ]}
            toX={(index) => usualPlace(index, drawnNights)}
          >
            <UsualDrawing
              days={nights}
              usual={usual}
              color={areaColor('sleep')}
              smallestDifference={0.1}
              height={88}
            />
          </ReadableChart>
          <p aria-hidden="true" className="flex justify-between text-small text-muted">
            <span>{formatShortDay(nights[0]?.day ?? today, language)}</span>
            <span>{t('horizon.today')}</span>
          </p>
        </div>
      ) : null}
    </figure>
  );
}

function NightRating({ quality }: { quality: number }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const word = t(`nightRatings.${sleepQualityLabel(quality)}`);
  const score = t('nightRatingOf', { value: formatNumber(quality, language, 1) });
  return (
    <span className="mt-1 block text-muted tabular-nums">{shown.scores ? `${score} · ${word}` : word}</span>
  );
}
