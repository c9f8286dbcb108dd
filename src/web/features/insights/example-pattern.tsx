import { useTranslation } from 'react-i18next';
import { type DotRow, DotRowLabels, SizedDotRows } from '#web/charts/dot-rows.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Invented values of the mood on days with time for yourself (`yes`) and on other days (`no`). */
const moods = {
  yes: [6, 7, 8, 7, 9, 7, 6, 8, 7, 7, 8, 6, 7, 8, 5, 7, 8, 9],
  no: [6, 5, 7, 6, 6, 8, 5, 6, 7, 4, 6, 7, 6, 5, 7, 6, 8, 6, 5, 7, 6, 6, 7, 5],
};

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const means = { yes: meanOf(moods.yes), no: meanOf(moods.no) };
const ticks = [4, 6, 8];
const domain: [number, number] = [3, 10];

/** Shows with invented values what a pattern looks like, to a person who has none yet. */
export function ExamplePattern() {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown()('mood');
  const format = (value: number) => formatNumber(value, language, 1);
  const toRow = (kind: 'yes' | 'no'): DotRow => ({
    isFilled: kind === 'yes',
    label: t(`example.${kind}`, { count: moods[kind].length }),
    days: moods[kind].map((outcome, index) => ({ day: String(index), outcome })),
    mean: { value: means[kind], text: isShown ? format(means[kind]) : '' },
  });
  const rows = [toRow('yes'), toRow('no')];
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 rounded-base border border-dashed border-control bg-paper p-4 sm:p-6 lg:grid-cols-2">
      <figcaption className="lg:self-center">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <span className="text-small font-medium text-muted">{t('example.label')}</span>
          <Badge tone="attention">{t('example.invented')}</Badge>
        </p>
        <h2 className="mt-2 font-display text-lead font-semibold text-balance">{t('example.title')}</h2>
        <p className="mt-2 max-w-prose text-pretty whitespace-pre-line text-muted">
          {t(isShown ? 'example.text' : 'example.textHidden', {
            yes: moods.yes.length,
            no: moods.no.length,
            yesMean: format(means.yes),
            noMean: format(means.no),
          })}
        </p>
        <p className="mt-3 max-w-prose text-small text-pretty text-muted">{t('example.yours')}</p>
      </figcaption>
      <div>
        <p className="text-small text-muted">{t(isShown ? 'example.axis' : 'example.axisHidden')}</p>
        <DotRowLabels rows={rows} />
        <SizedDotRows
          rows={rows}
          domain={domain}
          ticks={ticks.map((value) => ({ value, text: isShown ? String(value) : '' }))}
          color={areaColor('mood')}
          background="var(--paper)"
        />
      </div>
    </figure>
  );
}
