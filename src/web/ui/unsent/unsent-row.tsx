import { Pencil, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useEntryEditor } from './edit-entry-context.ts';
import { type EntryGroup, newestOf, refusedIn } from './entry-kinds.ts';
import { EntryStateBadge } from './entry-state-badge.tsx';
import { UnsentMark } from './unsent-mark.tsx';
import { useEntryActions } from './use-entry-actions.ts';
import { useEntryState } from './use-entry-state.ts';
import { useEntryText } from './use-entry-text.ts';

interface Props {
  group: EntryGroup;
  /**
   * How the row shows that the entries are not sent: with a mark, with a description of their state (see
   * `useEntryState`), or not at all. A row of refused entries always describes their state.
   */
  state?: 'mark' | 'described' | 'hidden';
  /** Formats the time at which an entry was made, given in milliseconds since 1970. */
  formatTime?: (instant: number) => string;
}

/** Shows entries that are only on this device, with buttons to edit and delete them, and to send refused ones again. */
export function UnsentRow({ group, state: look = 'mark', formatTime }: Props) {
  const { t } = useTranslation('outbox');
  const { title, details, text } = useEntryText()(group);
  const state = useEntryState()(group);
  const editor = useEntryEditor();
  const { send, remove } = useEntryActions();
  const isRefused = refusedIn(group) !== undefined;
  const name = [title, ...details].join(', ');
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 sm:flex-nowrap">
      <Photo group={group} />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold">{title}</p>
        {details.length > 0 && <p className="text-small text-muted tabular-nums">{details.join(' · ')}</p>}
        {text && <p className="line-clamp-3 text-small break-words whitespace-pre-line">{text}</p>}
        {formatTime && (
          <p className="text-small text-muted">
            {t('made', { time: formatTime(newestOf(group).writtenAt) })}
          </p>
        )}
        {look === 'described' || isRefused ? (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
            <EntryStateBadge state={state.name} />
            <span className={isRefused ? 'text-ink' : 'text-muted'}>{state.sentence}</span>
          </p>
        ) : (
          look === 'mark' && <UnsentMark />
        )}
      </div>
      <div className="-my-1 ml-auto flex shrink-0">
        {isRefused && <IconButton icon={Send} label={t('send', { name })} onClick={() => send(group)} />}
        {editor.canEdit(group) && (
          <IconButton icon={Pencil} label={t('edit', { name })} onClick={() => editor.edit(group)} />
        )}
        <IconButton icon={Trash2} label={t('delete', { name })} onClick={() => remove(group)} />
      </div>
    </li>
  );
}

/** Shows the photo of the newest entry. Renders nothing if the entry has no photo. */
function Photo({ group }: { group: EntryGroup }) {
  const address = useObjectUrl(newestOf(group).input.files?.photo ?? null);
  if (!address) return null;
  return (
    <img
      src={address}
      alt=""
      className="size-16 shrink-0 rounded-base border border-line bg-sunken object-cover"
    />
  );
}
