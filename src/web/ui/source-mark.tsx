import { FileInput, Watch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSourceName } from './use-source-name.ts';

interface Props {
  source: string;
  /** False if the day uses the value of another source instead of this value. */
  counts?: boolean;
}

/**
 * Names the device or file that an entry came from. If `counts` is false, adds that the entry is not counted. Names no
 * source for an entry that the person made or that the app suggested. Renders nothing for such an entry if it is
 * counted.
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
