import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CurrentGreeting } from './current-greeting.tsx';
import { DaySentence } from './day-sentence.tsx';

interface Props {
  onCustomize: () => void;
  /** Whether a sentence about today is shown. */
  showSentence: boolean;
}

/** Shows the greeting, a sentence about today and the customize button. */
export function DashboardHeader({ onCustomize, showSentence }: Props) {
  const { t } = useTranslation('dashboard');
  usePageTitle(t('title'));
  return (
    <PageHeader
      title={<CurrentGreeting />}
      hasActionsAboveTitle
      subtitle={showSentence && <DaySentence />}
      actions={
        <>
          <Badge tone="good">
            <span aria-hidden="true" className="size-2 rounded-full bg-current" />
            {t('active')}
          </Badge>
          <div className="-mr-4 max-sm:ml-auto sm:-mr-5">
            <Button variant="quiet" title={t('customize')} onClick={onCustomize}>
              <SlidersHorizontal aria-hidden="true" className="size-5" strokeWidth={1.75} />
              <span className="max-sm:sr-only">{t('customize')}</span>
            </Button>
          </div>
        </>
      }
    />
  );
}
