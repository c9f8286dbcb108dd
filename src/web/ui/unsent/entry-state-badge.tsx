import { CircleAlert, Clock, GitCompareArrows, type LucideIcon, RotateCw, Send } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/badge.tsx';
import type { EntryStateName } from './use-entry-state.ts';

type Tone = ComponentProps<typeof Badge>['tone'];

const looks: Record<EntryStateName, { icon: LucideIcon; tone: Tone }> = {
  waiting: { icon: Clock, tone: 'neutral' },
  sending: { icon: Send, tone: 'good' },
  retrying: { icon: RotateCw, tone: 'neutral' },
  refused: { icon: CircleAlert, tone: 'danger' },
  conflict: { icon: GitCompareArrows, tone: 'attention' },
};

/** Shows the state of an unsent entry as an icon and a word. */
export function EntryStateBadge({ state }: { state: EntryStateName }) {
  const { t } = useTranslation('outbox');
  const { icon: Icon, tone } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      {t(`stateNames.${state}`)}
    </Badge>
  );
}
