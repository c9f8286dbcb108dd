import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PartError } from '#web/ui/part-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ValuesProps } from './horizon-values.tsx';

const loadValues = async () => (await import('./horizon-values.tsx')).HorizonValues;

interface Props extends ValuesProps {
  /** How to read the drawing. Shown above the values. */
  note: string;
}

/**
 * Shows a closed section that the person can open. When open, lists the exact values of the
 * landscape, newest day first.
 */
export function HorizonTable({ note, ...values }: Props) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center px-4 font-medium text-primary sm:px-6">
        {t('horizon.exact')}
      </summary>
      {isOpen && (
        <>
          <p className="px-4 pb-3 text-small text-muted sm:px-6">{note}</p>
          <LazyPart
            load={loadValues}
            props={values}
            loading={
              <div aria-busy="true">
                <Skeleton height="24rem" />
              </div>
            }
            failed={(_error, retry) => <PartError onRetry={retry} compact />}
          />
        </>
      )}
    </details>
  );
}
