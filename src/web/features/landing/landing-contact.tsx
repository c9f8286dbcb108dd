import { Megaphone, Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ContactForm, ContactSubmit } from './contact-form.tsx';
import { LandingRow } from './landing-row.tsx';

const forms = [
  { form: 'investor', icon: Sprout, color: 'text-primary' },
  { form: 'influencer', icon: Megaphone, color: 'text-attention' },
] as const;

/** Shows the contact forms for investors and influencers. */
export function LandingContact() {
  const { t } = useTranslation('landing');
  return (
    <LandingRow id="contact" title={t('contactTitle')} text={t('contactText')}>
      <noscript>
        <p className="mb-6 font-medium">{t('contactNoScript')}</p>
      </noscript>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:gap-12">
        {forms.map(({ form, icon: Icon, color }) => (
          <div key={form} className="flex flex-col rounded-base border border-line bg-raised p-4 sm:p-6">
            <div className="mb-6 grow">
              <h3 id={form} className="flex items-center gap-2 font-display text-lead font-semibold">
                <Icon aria-hidden="true" className={`size-5 ${color}`} strokeWidth={1.5} />
                {t(`${form}Title`)}
              </h3>
              <p className="mt-1 text-small text-muted">{t(`${form}Text`)}</p>
            </div>
            <ContactForm
              formType={form}
              labelledBy={form}
              submit={<ContactSubmit>{t(`${form}Submit`)}</ContactSubmit>}
              messageLabel={t('message')}
              emailHint={t('emailHint')}
            />
          </div>
        ))}
      </div>
    </LandingRow>
  );
}
