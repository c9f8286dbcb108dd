import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';

export function DemoPage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <header className="mx-auto flex h-16 max-w-7xl items-center justify-between px-4 sm:px-6">
        <a href={pages.landing} className="flex min-h-11 items-center rounded-base">
          <Logo />
        </a>
        <div className="flex items-center">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className="mx-auto max-w-7xl px-4 py-6 sm:px-6">
        <PageHeader title={t('title')} subtitle={t('subtitle')} />
        <EmptyState icon={Compass} title={t('emptyTitle')} text={t('emptyText')} />
      </main>
    </>
  );
}
