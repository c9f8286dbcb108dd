import { useTranslation } from 'react-i18next';
import { nameInitials } from '#web/lib/name-initials.ts';
import { useMember } from '#web/lib/session.ts';

interface Props {
  /** The address of a photo to show in place of the stored one. */
  previewUrl?: string | null;
  isSmall?: boolean;
}

/** Shows the signed-in person's photo, or the initials if there is no photo. */
export function ProfilePhoto({ previewUrl, isSmall = false }: Props) {
  const { t } = useTranslation('account');
  const { firstName, lastName, profileImageUrl } = useMember();
  const source = previewUrl ?? profileImageUrl ?? undefined;
  const shape = `${isSmall ? 'size-14' : 'size-24'} shrink-0 rounded-full`;
  if (source !== undefined) {
    return <img src={source} alt={t('photo.alt')} className={`${shape} border border-line object-cover`} />;
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} flex items-center justify-center bg-primary-soft font-display font-semibold text-primary ${isSmall ? 'text-lead' : 'text-display'}`}
    >
      {nameInitials(firstName, lastName)}
    </span>
  );
}
