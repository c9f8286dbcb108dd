import { loadTranslations } from '#web/i18n/language.ts';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import type { UnsentListProps } from './unsent-list.tsx';

const loadList = async () => {
  const [{ UnsentList }] = await Promise.all([import('./unsent-list.tsx'), loadTranslations('outbox')]);
  return UnsentList;
};

/**
 * Shows the unsent entries of a place, above the entries that the server has. Loads the script of the list only if
 * there are unsent entries.
 */
export function UnsentRows(props: Omit<UnsentListProps, 'entries'>) {
  const entries = useUnsent();
  if (entries.length === 0) return null;
  return <LazyPart load={loadList} props={{ ...props, entries }} failed={() => null} />;
}
