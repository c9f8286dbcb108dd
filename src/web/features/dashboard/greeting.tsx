import { useTranslation } from 'react-i18next';
import type { PartOfDay } from '#domain/dashboard.ts';

interface Props {
  partOfDay: PartOfDay;
  /** Empty if it is unknown. */
  firstName: string;
}

/**
 * Greets the person, such as "Good morning, Astrid". The build renders it too, so it reads no session and no clock.
 */
export function Greeting({ partOfDay, firstName }: Props) {
  const { t } = useTranslation('dashboard');
  const greeting = t(`greeting.${partOfDay}`);
  return <span>{firstName ? t('greeting.named', { greeting, name: firstName }) : greeting}</span>;
}
