import {
  Bell,
  Download,
  EyeOff,
  Fingerprint,
  HardDrive,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  Trash2,
  User,
  Watch,
} from 'lucide-react';
import type { SectionId } from './current-section.ts';

type RowName = SectionId | 'devices' | 'onThisDevice';

const icons: Record<RowName, LucideIcon> = {
  profile: User,
  password: KeyRound,
  passkeys: Fingerprint,
  factor: ShieldCheck,
  sessions: MonitorSmartphone,
  notifications: Bell,
  ai: Sparkles,
  preferences: SlidersHorizontal,
  numbers: EyeOff,
  export: Download,
  delete: Trash2,
  devices: Watch,
  onThisDevice: HardDrive,
};

/** Shows the icon of a row that opens or links to a section or page. */
export function SectionIcon({ name }: { name: RowName }) {
  const Icon = icons[name];
  return (
    <Icon
      aria-hidden="true"
      className={`size-5 shrink-0 ${name === 'delete' ? 'text-danger' : 'text-muted'}`}
      strokeWidth={1.75}
    />
  );
}
