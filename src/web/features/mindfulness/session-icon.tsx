import {
  Flower2,
  Leaf,
  type LucideIcon,
  Moon,
  PersonStanding,
  Sparkle,
  Target,
  Waves,
  Wind,
} from 'lucide-react';
import type { SessionType } from '#domain/mindfulness.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';

const icons: Record<SessionType, LucideIcon> = {
  focus: Target,
  calm: Leaf,
  deep: Waves,
  breath: Wind,
  breathing: Wind,
  mindfulness: Flower2,
  body_scan: PersonStanding,
  sleep: Moon,
  other: Sparkle,
};

/** Shows the icon of a session type in a coloured circle. */
export function SessionIcon({ type, small = false }: { type: SessionType; small?: boolean }) {
  const Icon = icons[type];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex shrink-0 items-center justify-center rounded-full bg-sunken',
        small ? 'size-9' : 'size-11',
      )}
      style={{ color: areaColor('mindfulness') }}
    >
      <Icon className="size-5" strokeWidth={1.75} />
    </span>
  );
}
