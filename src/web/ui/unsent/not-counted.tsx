import { useTranslation } from 'react-i18next';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';

interface Props {
  /** The paths of the records that the values count, such as `/api/sleep-nights`. */
  paths: readonly string[];
}

/**
 * Says that values leave out entries or changes that are not sent yet. Renders nothing if there are none of the records
 * in `paths`. Ignores deletions, because lists and sums leave out the deleted records at once.
 */
export function NotCounted({ paths }: Props) {
  const { t } = useTranslation('shell');
  const isLeftOut = useUnsent().some(
    (entry) =>
      entry.method !== 'DELETE' &&
      paths.some((path) => entry.path === path || entry.path.startsWith(`${path}/`)),
  );
  return isLeftOut && <p className="mt-2 text-small text-muted">{t('unsent.notCounted')}</p>;
}
