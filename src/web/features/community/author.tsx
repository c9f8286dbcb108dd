import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#domain/intl-formats.ts';
import { dateLocale } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useClock } from '#web/lib/clock.ts';
import { relativeTime } from './relative-time.ts';

export function Avatar({ initials, small }: { initials: string; small?: boolean }) {
  const size = small ? 'size-8 text-small' : 'size-11';
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary ${size}`}
    >
      {initials}
    </span>
  );
}

interface Props {
  author: { displayName: string };
  mine: boolean;
  timestamp: string;
  /** What the author did, shown after the name, for example "feels calm". */
  action?: ReactNode;
}

/**
 * Shows the name of the author of a post or comment, and how long ago it was written. Marks the
 * member's own posts and comments.
 */
export function Byline({ author, mine, timestamp, action }: Props) {
  const { t } = useTranslation('community');
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <bdi className="font-semibold break-words">{author.displayName}</bdi>
      {action}
      <span className="text-small text-muted">
        {mine && `${t('post.you')} · `}
        <TimeAgo instant={timestamp} />
      </span>
    </p>
  );
}

function TimeAgo({ instant }: { instant: string }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const text = useClock((now) => relativeTime(instant, now, language) ?? '');
  const full = dateFormat(dateLocale(language), { dateStyle: 'full', timeStyle: 'short' });
  return (
    <time dateTime={instant} title={full.format(new Date(instant))}>
      {text || t('post.justNow')}
    </time>
  );
}
