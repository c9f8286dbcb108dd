import { useTranslation } from 'react-i18next';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';

interface Props {
  /** The paths of the records that the values count, such as `/api/sleep-nights`. */
  paths: readonly string[];
  /** Whether the values leave out deleted records at once, so that an unsent deletion does not matter. */
  subtractsDeletions?: boolean;
}

/**
 * Says that values leave out new, changed or deleted records that are not sent yet. Renders nothing if there are none of
 * the records in `paths`.
 */
export function NotCounted({ paths, subtractsDeletions = false }: Props) {
  const { t } = useTranslation('shell');
  const isLeftOut = useUnsent().some(
    (entry) =>
      !(subtractsDeletions && entry.method === 'DELETE') &&
      paths.some((path) => entry.path === path || entry.path.startsWith(`${path}/`)),
  );
  return isLeftOut && <p className="mt-2 text-small text-muted">{t('unsent.notCounted')}</p>;
}
