import { useTranslation } from 'react-i18next';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { groupEntries, type Place } from './entry-kinds.ts';
import { UnsentRow } from './unsent-row.tsx';

export interface UnsentListProps {
  /** The place of the entries, or several places. */
  place: Place | readonly Place[];
  entries: readonly OutboxEntry[];
  /** Returns whether the list shows an entry. By default, the list shows all entries of the place. */
  isShown?: ((entry: OutboxEntry) => boolean) | undefined;
  /** Whether the page also shows totals. If so, the list says that the totals do not include its entries. */
  hasTotals?: boolean | undefined;
}

/** Lists the unsent entries that belong to places of the app. Shows nothing if there are none. */
export function UnsentList({ place, entries, isShown = () => true, hasTotals }: UnsentListProps) {
  const { t } = useTranslation('outbox');
  const places = [place].flat();
  const groups = groupEntries(entries.filter(isShown)).filter(({ kind }) => places.includes(kind.place));
  if (groups.length === 0) return null;
  return (
    <section
      aria-label={t('listLabel')}
      className="mb-4 rounded-base border border-dashed border-line px-3 pb-2 sm:px-4"
    >
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <UnsentRow key={group.key} group={group} />
        ))}
      </ul>
      {hasTotals && <p className="pb-1 text-small text-muted">{t('notCounted')}</p>}
    </section>
  );
}
