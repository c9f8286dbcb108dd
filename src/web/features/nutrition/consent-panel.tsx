import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';

interface Props {
  purpose: 'photo' | 'voice';
  /** The host name of the service. */
  service: string;
  isSaving: boolean;
  onConsent: () => void;
  onRefuse: () => void;
}

/**
 * Asks for consent before the first photo or recording is sent. Says who receives the data and how to withdraw the
 * consent.
 */
export function ConsentPanel({ purpose, service, isSaving, onConsent, onRefuse }: Props) {
  const { t } = useTranslation('foods');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t(`consent.${purpose}.title`)}
      className="space-y-3 rounded-base border border-line bg-paper p-4 outline-none"
    >
      <p className="flex items-center gap-2 font-semibold">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
        {t(`consent.${purpose}.title`)}
      </p>
      <p>{t(`consent.${purpose}.service`, { service })}</p>
      <p className="text-small text-muted">
        {t(`consent.${purpose}.sent`)} {t('consent.withdraw')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={isSaving} onClick={onConsent}>
          {t(`consent.${purpose}.agree`)}
        </Button>
        <Button variant="quiet" onClick={onRefuse}>
          {t('consent.refuse')}
        </Button>
      </div>
    </section>
  );
}
