import { FileInput, Watch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSourceName } from './use-source-name.ts';

interface Props {
  source: string;
  /** False if another source counts for that day. */
  counts?: boolean;
}

/**
 * Says that something came from a device or a file, and whether it counts. For what the person entered, says only if it
 * does not count.
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
