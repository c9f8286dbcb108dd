import { loadTranslations } from '#web/i18n/language.ts';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import type { UnsentListProps } from './unsent-list.tsx';

const loadList = async () => {
  const [{ UnsentList }] = await Promise.all([import('./unsent-list.tsx'), loadTranslations('outbox')]);
  return UnsentList;
};

/**
 * Shows the unsent entries that belong to the list `place`, such as `meals` for the list of meals. Loads the script
 * that draws them only if the person has unsent entries.
 */
export function UnsentRows(props: Omit<UnsentListProps, 'entries'>) {
  const entries = useUnsent();
  if (entries.length === 0) return null;
  return <LazyPart load={loadList} props={{ ...props, entries }} failed={() => null} />;
}
