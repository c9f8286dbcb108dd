import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#domain/intl-formats.ts';
import { dateLocale } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useClock } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { relativeTime } from './relative-time.ts';

/** The colours of other members' avatars. */
const tones = ['sleep', 'nutrition', 'mindfulness', 'stress', 'fitness', 'mood', 'cycle', 'water'] as const;
const toneOf = (userId: number) => areaColor(tones[userId % tones.length] ?? 'sleep');

interface AvatarProps {
  initials: string;
  /** Decides the colour, so that a member always has the same one. */
  userId?: number;
  /** Whether the avatar is the member's own. */
  mine?: boolean;
  small?: boolean;
}

export function Avatar({ initials, userId = 0, mine, small }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex shrink-0 items-center justify-center rounded-full font-semibold',
        small ? 'size-8 text-small' : 'size-11',
        mine ? 'bg-primary text-on-primary' : 'text-ink',
      )}
      style={mine ? undefined : { background: `color-mix(in oklab, ${toneOf(userId)} 20%, var(--raised))` }}
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
    <p className="min-w-0 leading-snug break-words">
      <bdi className="font-semibold">{author.displayName}</bdi> {action}{' '}
      <span className="text-small text-muted max-sm:block">
        <span className="max-sm:hidden">· </span>
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
