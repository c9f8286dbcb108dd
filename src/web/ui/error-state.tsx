import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

interface Props {
  /** One sentence that says what happened. */
  title: string;
  /** The details, usually `errorMessage(error, language)`. */
  text?: string;
  onRetry?: () => void;
}

/**
 * Shows an error in place of the content, with a retry button if `onRetry` is set. Screen readers announce the error.
 */
export function ErrorState({ title, text, onRetry }: Props) {
  const { t } = useTranslation('common');
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <span
        aria-hidden="true"
        className="mb-5 flex size-16 items-center justify-center rounded-full bg-attention-soft text-attention"
      >
        <CloudOff className="size-7" strokeWidth={1.5} />
      </span>
      <p className="font-display text-title font-semibold text-balance">{title}</p>
      {text && <p className="mt-2 text-muted">{text}</p>}
      {onRetry && (
        <div className="mt-6">
          <Button variant="secondary" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
