import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { partOfDay } from '#domain/dashboard.ts';
import { useClock } from '#web/lib/clock.ts';
import { useMember } from '#web/lib/session.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

const currentPartOfDay = (now: Date) => partOfDay(now.getHours());

/** Shows the greeting and the customize button. */
export function DashboardHeader({ onCustomize }: { onCustomize: () => void }) {
  const { t } = useTranslation('dashboard');
  const { firstName } = useMember();
  const greeting = t(`greeting.${useClock(currentPartOfDay)}`);
  usePageTitle(t('title'));
  return (
    <PageHeader
      title={<span>{firstName ? t('greeting.named', { greeting, name: firstName }) : greeting}</span>}
      actions={
        <>
          <Badge tone="good">
            <span aria-hidden="true" className="size-2 rounded-full bg-current" />
            {t('active')}
          </Badge>
          <Button variant="quiet" onClick={onCustomize}>
            <SlidersHorizontal aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {t('customize')}
          </Button>
        </>
      }
    />
  );
}
