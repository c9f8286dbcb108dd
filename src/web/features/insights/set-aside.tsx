import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Insight } from '#contracts/insights.ts';
import { pages } from '#contracts/pages.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSaveFeedback } from './use-insights.ts';

/** Shows the withdrawn insights, and below them the insights that the person has hidden. */
export function SetAside({ patterns }: { patterns: readonly Insight[] }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  const withdrawn = patterns.filter(({ status, hidden }) => status === 'withdrawn' && !hidden);
  const hidden = patterns.filter((insight) => insight.hidden);
  return (
    <>
      {withdrawn.length > 0 && (
        <Card title={t('withdrawn')}>
          <p className="max-w-prose text-muted">{t('withdrawnText')}</p>
          <ul className="mt-3 divide-y divide-line">
            {withdrawn.map(({ id, title, firstSeen, lastChecked }) => (
              <li key={id} className="py-2">
                <Link
                  to={pages.aiInsights}
                  search={{ insight: id }}
                  className="inline-flex min-h-11 items-center font-medium text-muted line-through decoration-control hover:text-ink"
                >
                  {title}
                </Link>
                <p className="text-small text-muted">
                  {t('withdrawnOn', {
                    first: formatDay(firstSeen, language, today),
                    last: formatDay(lastChecked, language, today),
                  })}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {hidden.length > 0 && (
        <Card title={t('hidden')}>
          <p className="-mt-3 mb-2 text-small text-muted">{t('hiddenText')}</p>
          <ul className="divide-y divide-line">
            {hidden.map((insight) => (
              <HiddenRow key={insight.id} insight={insight} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function HiddenRow({ insight }: { insight: Insight }) {
  const { t } = useTranslation('insights');
  const save = useSaveFeedback(insight);
  return (
    <li className="flex items-center justify-between gap-4 py-1">
      <Link
        to={pages.aiInsights}
        search={{ insight: insight.id }}
        className="flex min-h-11 min-w-0 items-center hover:text-primary"
      >
        {insight.title}
      </Link>
      <span className="-mr-5 shrink-0">
        <Button variant="quiet" onClick={() => save({ hidden: false })}>
          {t('unhide')}
        </Button>
      </span>
    </li>
  );
}
