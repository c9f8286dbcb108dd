import { EyeOff, Heart, MessageCircle, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommunityPost } from '#contracts/community.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SharedAchievement } from '#web/ui/shared-achievement.tsx';
import { Avatar, Byline } from './author.tsx';
import { Comments } from './comments.tsx';
import { LinkedText } from './linked-text.tsx';
import { MemberMenu } from './member-menu.tsx';
import { MoodBox } from './mood-face.tsx';
import { useToggleLike } from './use-feed.ts';

interface Props {
  post: CommunityPost;
  onDelete: () => void;
  onHide: () => void;
}

export function PostItem({ post, onDelete, onHide }: Props) {
  const { t } = useTranslation('community');
  const name = post.author.displayName;
  return (
    <li className="py-5 first:pt-0 last:pb-0">
      <article
        aria-label={t('post.by', { name })}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3"
      >
        <span className="sm:row-span-2">
          <Avatar initials={post.author.initials} userId={post.userId} mine={post.mine} />
        </span>
        <Byline {...post} action={<PostAction post={post} />} />
        <span className="-mr-3 sm:-my-2.5">
          {post.mine ? (
            <IconButton icon={Trash2} label={t('post.delete')} onClick={onDelete} />
          ) : (
            <MemberMenu
              label={t('post.menu', { name })}
              target={{ kind: 'post', id: post.id, userId: post.userId, name }}
              extraItems={[{ label: t('post.hide'), icon: EyeOff, onSelect: onHide }]}
            />
          )}
        </span>
        <div className="max-sm:col-span-3 sm:col-start-2">
          <div className="mt-2 space-y-3 empty:hidden sm:mt-1.5">
            {post.hiddenByModerator && (
              <p className="text-small text-attention">{t('post.hiddenByModerator')}</p>
            )}
            {post.achievement && (
              <div className="sm:pt-2.5">
                <SharedAchievement achievement={post.achievement} />
              </div>
            )}
            <PostContent post={post} />
          </div>
          <PostResponses post={post} />
        </div>
      </article>
    </li>
  );
}

/** Shows the mood and the text of a post. A text that only names the mood is left out. */
function PostContent({ post: { mood, content } }: { post: CommunityPost }) {
  const { t } = useTranslation('community');
  const repeatsMood =
    mood !== null && [mood, t(`moods.${mood}`).toLowerCase()].includes(content.trim().toLowerCase());
  const text = content !== '' && !repeatsMood && <LinkedText>{content}</LinkedText>;
  return mood ? <MoodBox mood={mood}>{text}</MoodBox> : text;
}

function PostAction({ post: { mood, achievement } }: { post: CommunityPost }) {
  const { t } = useTranslation('community');
  if (mood) return <span>{t(`feels.${mood}`)}</span>;
  return achievement && <span>{t('post.earned')}</span>;
}

function PostResponses({ post }: { post: CommunityPost }) {
  const { t } = useTranslation('community');
  const id = useId();
  const [open, setOpen] = useState(false);
  const toggleLike = useToggleLike(post);
  return (
    <>
      <div className="mt-1 -mb-3 -ml-3 flex flex-wrap">
        <ResponseButton
          pressed={post.likedByMe}
          label={t('post.like', { name: post.author.displayName })}
          onPress={toggleLike}
        >
          <Heart
            aria-hidden="true"
            className="size-4.5"
            strokeWidth={1.75}
            fill={post.likedByMe ? 'currentColor' : 'none'}
          />
          {t('post.likes', { count: post.likes })}
        </ResponseButton>
        <ResponseButton expanded={open} controls={id} onPress={() => setOpen(!open)}>
          <MessageCircle aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {t('post.comments', { count: post.comments })}
        </ResponseButton>
      </div>
      <div id={id} className={open ? 'mt-4' : undefined}>
        {open && <Comments post={post} />}
      </div>
    </>
  );
}

interface ResponseButtonProps {
  label?: string;
  pressed?: boolean;
  expanded?: boolean;
  controls?: string;
  onPress: () => void;
  children: ReactNode;
}

function ResponseButton({ label, pressed, expanded, controls, onPress, children }: ResponseButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onPress}
      className="flex min-h-11 items-center gap-1.5 rounded-base px-3 text-small text-muted tabular-nums hover:bg-sunken hover:text-ink aria-pressed:font-semibold aria-pressed:text-primary"
    >
      {label && <span className="visually-hidden">{label}, </span>}
      {children}
    </button>
  );
}
