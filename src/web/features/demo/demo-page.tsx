import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pages, registerPath } from '#contracts/pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { DemoCommunity } from './demo-community.tsx';
import { DemoDashboard } from './demo-dashboard.tsx';
import { DemoFitness } from './demo-fitness.tsx';
import { DemoInsights } from './demo-insights.tsx';
import { DemoMindfulness } from './demo-mindfulness.tsx';
import { DemoNutrition } from './demo-nutrition.tsx';
import { DemoSleep } from './demo-sleep.tsx';

const tabs = ['dashboard', 'fitness', 'nutrition', 'sleep', 'mindfulness', 'insights', 'community'] as const;
type TabName = (typeof tabs)[number];

const panels: Record<TabName, ComponentType> = {
  dashboard: DemoDashboard,
  fitness: DemoFitness,
  nutrition: DemoNutrition,
  sleep: DemoSleep,
  mindfulness: DemoMindfulness,
  insights: DemoInsights,
  community: DemoCommunity,
};

/**
 * Shows the product with an invented month. The page sends no requests to the API, and stores only
 * the chosen language and theme.
 */
export function DemoPage() {
  const { t } = useTranslation('demo');
  const [tab, setTab] = useState<TabName>('dashboard');
  return (
    <>
      <div className="sticky top-0 z-30 border-b border-line bg-paper">
        <DemoHeader />
        <DemoBanner />
      </div>
      <main className="mx-auto max-w-7xl px-4 py-6 sm:px-6 sm:py-10">
        <PageHeader title={t('title')} subtitle={t('subtitle')} />
        <Tabs
          quiet
          label={t('tabsLabel')}
          tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={tab}
          onChange={setTab}
        >
          {tabs.map((name) => {
            const Panel = panels[name];
            return (
              <TabPanel key={name} value={name}>
                <Panel />
              </TabPanel>
            );
          })}
        </Tabs>
        <ClosingSection />
      </main>
    </>
  );
}

function DemoHeader() {
  const { t } = useTranslation('demo');
  return (
    <header className="mx-auto flex h-16 max-w-7xl items-center justify-between px-4 sm:px-6">
      <div className="flex items-center gap-3">
        <a href={pages.landing} className="flex min-h-11 items-center rounded-base">
          <Logo />
        </a>
        <Badge tone="attention">{t('badge')}</Badge>
      </div>
      <div className="flex items-center">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}

function DemoBanner() {
  const { t } = useTranslation('demo');
  return (
    <section aria-label={t('banner')} className="bg-attention-soft">
      <div className="mx-auto flex max-w-7xl items-center justify-between gap-x-2 px-4 py-2 sm:px-6">
        <p className="min-w-0 text-small text-attention">
          <strong className="mr-1 font-semibold tracking-wide sm:mr-2">{t('banner')}</strong>{' '}
          {t('bannerText')}
        </p>
        <div className="flex shrink-0 items-center gap-1 max-sm:text-small sm:gap-2">
          <a href={pages.auth} className={buttonStyle('quiet', 'tight')}>
            {t('login')}
          </a>
          <a href={registerPath} className={buttonStyle('primary', 'tight')}>
            {t('startTrial')}
          </a>
        </div>
      </div>
    </section>
  );
}

function ClosingSection() {
  const { t } = useTranslation('demo');
  return (
    <section
      aria-labelledby="closing"
      className="mt-10 flex flex-col items-center rounded-base border border-line bg-raised px-4 py-12 text-center sm:mt-14"
    >
      <h2 id="closing" className="font-display text-display font-semibold tracking-tight">
        {t('closingTitle')}
      </h2>
      <p className="mt-3 max-w-prose text-lead text-balance text-muted">{t('closingText')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a href={registerPath} className={buttonStyle('primary')}>
          {t('startTrial')}
        </a>
        <a href={pages.landing} className={buttonStyle('secondary')}>
          <span>{t('learnMore')}</span>
          <span className="visually-hidden"> {t('learnMoreOf')}</span>
        </a>
      </div>
    </section>
  );
}
