import { useTranslation } from 'react-i18next';
import { Lake } from './lake.tsx';

/** Shows the decorative panel beside a form: a lake at evening and a sentence. */
export function AuthPanel({ isAboutPassword }: { isAboutPassword: boolean }) {
  const { t } = useTranslation('auth');
  return (
    <div className="relative h-full overflow-hidden rounded-base">
      <Lake />
      <p className="relative max-w-md p-10 font-display text-display font-semibold tracking-tight text-balance xl:p-12">
        {t(isAboutPassword ? 'panelSentenceOfPassword' : 'panelSentence')}
      </p>
    </div>
  );
}
