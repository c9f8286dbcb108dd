import { Heart, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { expertSessions, posts } from './demo-data.ts';

export function DemoCommunity() {
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <Feed />
      <ExpertSessions />
    </div>
  );
}

function Feed() {
  const { t } = useTranslation('demo');
  return (
    <Card title={t('feedTitle')}>
      <ul className="divide-y divide-line">
        {posts.map(({ key, likes, comments }) => (
          <li key={key} className="flex gap-3 py-4 first:pt-0 last:pb-0">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary"
            >
              {t(`posts.${key}.author`).slice(0, 1)}
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-semibold">{t(`posts.${key}.author`)}</span>
                <span className="text-small text-muted">{t(`posts.${key}.ago`)}</span>
              </p>
              <p className="mt-1">{t(`posts.${key}.text`)}</p>
              <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted tabular-nums">
                <span className="flex items-center gap-1.5">
                  <Heart aria-hidden="true" className="size-4" />
                  {t('likes', { count: likes })}
                </span>
                <span className="flex items-center gap-1.5">
                  <MessageCircle aria-hidden="true" className="size-4" />
                  {t('comments', { count: comments })}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const tones = { live: 'attention', upcoming: 'good', recorded: 'neutral' } as const;

function ExpertSessions() {
  const { t } = useTranslation('demo');
  const toast = useToast();
  return (
    <Card title={t('expertsTitle')}>
      <ul className="divide-y divide-line">
        {expertSessions.map(({ key, status }) => (
          <li key={key} className="py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h3 className="font-semibold">{t(`experts.${key}.title`)}</h3>
              <Badge tone={tones[status]}>{t(`sessionStatus.${status}`)}</Badge>
            </div>
            <p className="text-small text-muted">{t(`experts.${key}.expert`)}</p>
            <p className="mt-2">{t(`experts.${key}.text`)}</p>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
              <p className="text-small text-muted">{t(`experts.${key}.time`)}</p>
              <Button
                variant="secondary"
                onClick={() => toast.show({ title: t('sampleSession'), description: t('sampleSessionText') })}
              >
                {t(`sessionAction.${status}`)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
