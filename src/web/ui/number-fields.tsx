import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NumberKind } from '#domain/shown-numbers.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Button } from './button.tsx';

interface Props {
  /** The kind of the numbers in the fields. */
  kind: Exclude<NumberKind, 'streaks'>;
  children: ReactNode;
}

/**
 * Shows form fields for numbers of the given kind, such as calories. If the person hides this kind of number, shows a
 * button that opens the fields. While the fields are not open, their values do not change.
 */
export function NumberFields({ kind, children }: Props) {
  const { t } = useTranslation('forms');
  const isShown = useShownNumbers()[kind];
  const [isOpen, setOpen] = useState(false);
  if (isShown || isOpen) return children;
  return (
    <div className="-mx-5">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t(`hiddenNumbers.${kind}`)}
      </Button>
    </div>
  );
}
