import { useTranslation } from 'react-i18next';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';

interface Props {
  /** The method and path of the write that the values count, such as `POST /api/sleep-nights`. By default, any write. */
  write?: string;
}

/** Says that values leave out entries that are not sent yet. Renders nothing if there are no such entries. */
export function NotCounted({ write }: Props) {
  const { t } = useTranslation('shell');
  const isLeftOut = useUnsent().some(
    ({ method, path }) => write === undefined || `${method} ${path}` === write,
  );
  return isLeftOut && <p className="mt-2 text-small text-muted">{t('unsent.notCounted')}</p>;
}
