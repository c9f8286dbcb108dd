import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { listRejectedValues } from '#contracts/sources.ts';
import type { RejectReason } from '#domain/devices/health-record.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { numberKinds } from '#domain/shown-numbers.ts';
import { formatDay, formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useIsMeasureShown, useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Card } from '#web/ui/card.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useSourceName } from '#web/ui/use-source-name.ts';
import { useRejectedName } from './use-rejected-name.ts';
import { useRejectedValues } from './use-sources.ts';

type RejectedValue = EndpointOutput<typeof listRejectedValues>[number];

/**
 * Lists the newest values that were not stored, with the reasons and a button to load more. Renders nothing if all
 * values were stored, or while it is unknown whether they were.
 */
export function RejectedSection() {
  const { t } = useTranslation('imports');
  const query = useRejectedValues();
  const values = query.data?.pages.flat() ?? [];
  if (values.length === 0) return null;
  return (
    <Card title={t('rejected.title')}>
      <p className="mb-2 text-muted">{t('rejected.text')}</p>
      <ShowMore query={query} label={t('rejected.more')}>
        <ul className="divide-y divide-line">
          {values.map((value) => (
            <RejectedRow key={value.id} value={value} />
          ))}
        </ul>
      </ShowMore>
    </Card>
  );
}

function RejectedRow({ value: { what, value, day, source, reason } }: { value: RejectedValue }) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const today = useToday();
  const sourceName = useSourceName();
  const nameOf = useRejectedName();
  const isShown = useIsMeasureShown();
  const shown = useShownNumbers();
  // If the name is not a key of `measures`, the kind of number is unknown. The value is then shown
  // only if the person hides no kind of number.
  const isRejectedShown = (name: string) =>
    name in measures ? isShown(name as MeasureName) : numberKinds.every((kind) => shown[kind]);
  const facts = [
    value !== null && isRejectedShown(what) && formatNumber(value, language, 2),
    day && formatDay(day, language, today),
    sourceName(source),
  ];
  return (
    <li className="py-3 text-small">
      <p className="text-body font-medium break-words">{nameOf(what)}</p>
      <p className="text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      <p>{t(`reasons.${reason as RejectReason}`)}</p>
    </li>
  );
}
