import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type AiPurpose, aiPurposes, getAiService, saveAiConsent } from '#contracts/ai.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { Section } from './section.tsx';
import { summariseAi } from './summarise-ai.ts';

/**
 * Shows what AI services receive from the person, with a switch for each purpose that gives or withdraws consent.
 * Without an AI service and a consent, there is nothing to choose, so there are no switches.
 */
export function AiSection() {
  const { t } = useTranslation('account');
  const query = useQuery(endpointQuery(getAiService));
  const description = useRef<HTMLParagraphElement>(null);
  const { isOff, isUseless } = summariseAi(query.data);
  return (
    <Section id="ai" title={t('ai.title')}>
      <p ref={description} tabIndex={-1} className="mb-2 max-w-[60ch] text-pretty text-muted outline-none">
        {t('ai.description')}
        {isOff && ` ${t('ai.noService')}`}
      </p>
      <QueryView compact query={query} errorTitle={t('notLoaded.ai')} loading={<Skeleton height="14rem" />}>
        {(loaded) =>
          isUseless ? null : (
            <div className="-mb-3 divide-y divide-line">
              {aiPurposes.map((purpose) => (
                <Consent
                  key={purpose}
                  purpose={purpose}
                  service={loaded}
                  isOff={isOff}
                  onDisable={() => description.current?.focus({ preventScroll: true })}
                />
              ))}
            </div>
          )
        }
      </QueryView>
    </Section>
  );
}

interface ConsentProps {
  purpose: AiPurpose;
  service: EndpointOutput<typeof getAiService>;
  /** Whether the server has no AI service at all. The section says so once, so the purposes do not repeat it. */
  isOff: boolean;
  /** Called when the person withdraws a consent that cannot be given again. The switch then loses focus. */
  onDisable: () => void;
}

function Consent({ purpose, service, isOff, onDisable }: ConsentProps) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const showError = useErrorToast();
  const saveConsent = useEndpointMutation(saveAiConsent, {
    onError: (error) => showError(t('ai.notSaved'), error),
  });
  const { configured, consent, service: host, left } = service[purpose];
  const hint = configured
    ? [
        t(`ai.${purpose}.hint`, { service: host ?? '' }),
        consent && t('ai.left', { count: left, value: formatNumber(left, language) }),
      ]
    : [!isOff && t('ai.off')];
  const handleChange = (given: boolean) => {
    saveConsent.mutate({ body: { purpose, given } });
    if (!configured) onDisable();
  };
  return (
    <div className="py-2">
      <Switch
        label={t(`ai.${purpose}.label`)}
        hint={hint.filter(Boolean).join(' ')}
        checked={saveConsent.isPending ? saveConsent.variables.body.given : consent}
        disabled={!configured && !consent}
        onChange={(event) => handleChange(event.target.checked)}
      />
    </div>
  );
}
