import { FileInput, Watch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSourceName } from './use-source-name.ts';

interface Props {
  source: string;
  /** False if the value of another source is used for the day instead of this value. */
  counts?: boolean;
}

/**
 * Names the device or file that an entry came from, and says if the entry does not count. For an entry that the person
 * made, or that the app suggested, only says that it does not count. Renders nothing for such an entry if it counts.
 */
export function SourceMark({ source, counts = true }: Props) {
  const { t } = useTranslation('sources');
  const sourceName = useSourceName();
  if (source === 'self' || source === 'suggested') {
    return counts ? null : <p className="text-small text-muted">{t('notCounted')}</p>;
  }
  const Icon = source.startsWith('import:') ? FileInput : Watch;
  return (
    <p className="flex items-center gap-1.5 text-small text-muted">
      <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      <span>
        {sourceName(source)}
        {!counts && ` · ${t('notCounted')}`}
      </span>
    </p>
  );
}
