import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { listSources } from '#contracts/sources.ts';
import { isOwnerOnlySource } from '#domain/devices/source-use.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatDay, formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useSourceName } from '#web/ui/use-source-name.ts';
import { LastDaysRow } from './last-days.tsx';

type SourceSummary = EndpointOutput<typeof listSources>[number];

interface Props {
  row: SourceSummary;
  /** The number of days to mark. */
  dayCount: number;
  onDelete: () => void;
}

/** Shows a device or an import: what it brought, and when. */
export function SourceRow({ row, dayCount, onDelete }: Props) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const today = useToday();
  const sourceName = useSourceName();
  const name = sourceName(row.source);
  const facts = [
    t('sources.values', { count: row.values, formatted: formatNumber(row.values, language) }),
    t('sources.span', { from: formatDay(row.from, language, today), to: formatDay(row.to, language, today) }),
  ];
  const measureNames = row.measures.map((measure) => measures[measure].name[language]);
  return (
    <li className="py-3">
      <LastDaysRow days={row.recentDays} dayCount={dayCount} last={row.to}>
        <p className="font-semibold">{name}</p>
      </LastDaysRow>
      <div className="mt-2 flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="text-small text-muted tabular-nums">{facts.join(' · ')}</p>
          <MeasureNames names={measureNames} />
          {row.isSimulated && <p className="mt-1 text-small text-attention">{t('sources.simulated')}</p>}
          {isOwnerOnlySource(row.source) && (
            <p className="mt-1 text-small text-muted">{t('sources.ownerOnly')}</p>
          )}
        </div>
        <span className="-mr-3">
          <IconButton icon={Trash2} label={t('sources.deleteName', { name })} onClick={onDelete} />
        </span>
      </div>
    </li>
  );
}

/** The largest number of measures whose names are listed at once. */
const listedMeasures = 4;

/** Shows the names of a source's measures. A long list is folded. */
function MeasureNames({ names }: { names: string[] }) {
  const { t } = useTranslation('imports');
  const list = <p className="text-small text-muted">{names.join(' · ')}</p>;
  if (names.length <= listedMeasures) return list;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-small font-medium text-primary md:pointer-fine:min-h-0 md:pointer-fine:py-1">
        {t('sources.measures', { count: names.length })}
      </summary>
      {list}
    </details>
  );
}
