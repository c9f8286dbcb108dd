import { CircleAlert, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import type { SectionState } from './section-states.ts';

/**
 * Shows the value of a section at the end of a row. In place of it, shows a problem of the section, or that its content
 * could not be loaded. Only the value is cut off if it is too long.
 */
export function SectionValue({ value, warning, retry }: SectionState) {
  const { t } = useTranslation('account');
  const Icon = warning ? CircleAlert : retry ? CloudOff : undefined;
  const text = warning ?? (retry ? t('notLoadedShort') : value);
  if (text === undefined) return null;
  const isValue = Icon === undefined;
  return (
    <span
      className={classNames(
        'flex min-w-0 items-center gap-1.5 text-small font-normal tabular-nums',
        warning ? 'text-attention' : 'text-muted',
        isValue ? 'grow basis-14 justify-end' : 'ml-auto',
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />}
      <span className={classNames('min-w-0', isValue ? 'truncate' : 'break-words')}>{text}</span>
    </span>
  );
}
