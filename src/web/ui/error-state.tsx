import { CloudAlert, CloudOff, type LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNoteError } from '#web/lib/shown-errors.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { ErrorRow } from './error-row.tsx';
import { LazyPart } from './lazy-part.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

// The drawing is not in the script that every page loads.
const loadHills = async () => (await import('./error-hills.tsx')).ErrorHills;

interface Props {
  /** One sentence that says what happened. */
  title: string;
  /** The details, usually `errorMessage(error, language)`. */
  text?: string;
  /** Follows the details. By default says that no entry is lost. */
  note?: string | undefined;
  /** Whether no response arrived, for example because the person is offline. */
  isUnreachable?: boolean;
  /** Starts another attempt. If it returns a promise, the button shows a spinner until the promise is settled. */
  onRetry?: () => unknown;
  /** Shows the error as one row, for a small part of a page. */
  compact?: boolean | undefined;
  /** Shows the error in a card of its own, in place of the content of a page, with the page's primary button. */
  page?: boolean | undefined;
}

/**
 * Shows an error in place of the content, with a retry button if `onRetry` is set. With details, and unless it is one
 * row, also says that no entry is lost. Screen readers announce the error. If several parts of the page have failed, a
 * row shows only its title, because `FailedPartsBar` has the reason and one button for all of them.
 */
export function ErrorState({ title, text, note, isUnreachable = false, onRetry, compact, page }: Props) {
  const { t } = useTranslation('common');
  const [isRetrying, setRetrying] = useState(false);
  const element = useRestoreFocus<HTMLDivElement>();
  const handleRetry = async () => {
    setRetrying(true);
    try {
      await onRetry?.();
    } finally {
      setRetrying(false);
    }
  };
  // Other parts of the page did load, so the bar must not blame the connection of a person who is online.
  const reason = isUnreachable && navigator.onLine ? undefined : text;
  const isInBar = useNoteError({ element, isPart: compact, reason, retry: onRetry && handleRetry });
  const content = { ref: element, icon: isUnreachable ? CloudOff : CloudAlert, title, text };
  const retry = onRetry && (
    <Button variant={page ? 'primary' : 'secondary'} busy={isRetrying} onClick={() => void handleRetry()}>
      {t('tryAgain')}
    </Button>
  );
  return compact ? (
    <ErrorRow {...content} isInBar={isInBar}>
      {retry}
    </ErrorRow>
  ) : (
    <ErrorBlock {...content} note={note} page={page}>
      {retry}
    </ErrorBlock>
  );
}

interface BlockProps extends Pick<Props, 'title' | 'text' | 'note' | 'page'> {
  ref: Ref<HTMLDivElement>;
  icon: LucideIcon;
  /** The retry button. */
  children: ReactNode;
}

function ErrorBlock({ ref, icon: Icon, title, text, note, page, children }: BlockProps) {
  const { t } = useTranslation('common');
  return (
    <div
      ref={ref}
      role="alert"
      className={classNames(
        'mx-auto flex flex-col items-center px-4 text-center',
        page
          ? 'relative w-full overflow-hidden rounded-base border border-line bg-raised pt-10 pb-36 sm:pt-12 sm:pb-48'
          : 'max-w-xl py-6',
      )}
    >
      <span
        aria-hidden="true"
        className="mb-3 flex size-12 items-center justify-center rounded-full bg-attention-soft text-attention"
      >
        <Icon className="size-6" strokeWidth={1.5} />
      </span>
      <p className="font-display text-lead font-semibold text-balance">{title}</p>
      {text && (
        <p className="mt-1 text-muted">
          {text}
          <br />
          {note ?? t('nothingLost')}
        </p>
      )}
      {children && <div className="mt-4">{children}</div>}
      {page && <LazyPart load={loadHills} props={{}} failed={() => null} />}
    </div>
  );
}
