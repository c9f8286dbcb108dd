import { CloudAlert, CloudOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNoteError } from '#web/lib/shown-errors.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { LazyPart } from './lazy-part.tsx';

// The drawing is not in the script that every page loads.
const loadHills = async () => (await import('./error-hills.tsx')).ErrorHills;

interface Props {
  /** One sentence that says what happened. */
  title: string;
  /** The details, usually `errorMessage(error, language)`. */
  text?: string;
  /** Whether no response arrived, for example because the person is offline. */
  isUnreachable?: boolean;
  /** Starts another attempt. If it returns a promise, the button shows a spinner until the promise is settled. */
  onRetry?: () => unknown;
  /** Shows the error as one row, for a small part of a page. */
  compact?: boolean | undefined;
  /** Shows the error in a card of its own, in place of the content of a page. */
  page?: boolean | undefined;
}

/**
 * Shows an error in place of the content, with a retry button if `onRetry` is set. With details, and
 * unless it is one row, also says that no entry is lost. Screen readers announce the error. If several parts of the page
 * have failed, a row shows only its title, because `FailedPartsBar` has the reason and one button for all of them.
 */
export function ErrorState({ title, text, isUnreachable = false, onRetry, compact, page }: Props) {
  const { t } = useTranslation('common');
  const Icon = isUnreachable ? CloudOff : CloudAlert;
  const [isRetrying, setRetrying] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const isInBar = useNoteError({
    element,
    isPart: compact,
    reason: isUnreachable ? text : undefined,
    retry: onRetry,
  });
  const handleRetry = async () => {
    setRetrying(true);
    try {
      await onRetry?.();
    } finally {
      setRetrying(false);
    }
  };
  const retry = onRetry && (
    <Button variant="secondary" busy={isRetrying} onClick={() => void handleRetry()}>
      {t('tryAgain')}
    </Button>
  );
  if (compact) {
    return (
      <div
        ref={element}
        role="alert"
        className="flex min-h-18 flex-wrap items-center gap-3 rounded-base bg-sunken/50 px-4 py-3"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
        <div className="min-w-0 grow basis-48">
          <p className={isInBar ? 'text-muted' : 'font-medium'}>{title}</p>
          {!isInBar && text && <p className="text-small text-muted">{text}</p>}
        </div>
        {!isInBar && retry}
      </div>
    );
  }
  return (
    <div
      ref={element}
      role="alert"
      className={classNames(
        'mx-auto flex flex-col items-center px-4 text-center',
        page
          ? 'relative overflow-hidden rounded-base border border-line bg-raised pt-10 pb-36 sm:pt-12 sm:pb-44'
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
          {t('nothingLost')}
        </p>
      )}
      {retry && <div className="mt-4">{retry}</div>}
      {page && <LazyPart load={loadHills} props={{}} failed={() => null} />}
    </div>
  );
}
