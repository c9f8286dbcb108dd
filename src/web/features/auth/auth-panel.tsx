import { useTranslation } from 'react-i18next';
import { LogoMark } from '#web/ui/logo.tsx';
import { Lake } from './lake.tsx';

/** Shows the decorative panel beside a form: a lake at evening, the logo and a sentence. */
export function AuthPanel() {
  const { t } = useTranslation('auth');
  return (
    <div className="relative h-full overflow-hidden rounded-base">
      <Lake />
      <div className="relative max-w-md p-10 xl:p-12">
        <LogoMark size={44} />
        <p className="mt-5 font-display text-display font-semibold tracking-tight text-balance">
          {t('panelSentence')}
        </p>
      </div>
    </div>
  );
}
