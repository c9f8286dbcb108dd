import { Megaphone, Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ContactForm, ContactSubmit } from './contact-form.tsx';

const forms = [
  { form: 'investor', icon: Sprout, band: 'bg-primary-soft', color: 'text-primary' },
  { form: 'influencer', icon: Megaphone, band: 'bg-attention-soft', color: 'text-attention' },
] as const;

/** Shows the contact forms for investors and influencers. */
export function LandingContact() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="contact" className="mx-auto max-w-7xl px-4 sm:px-6">
      <h2 id="contact" className="font-display text-display font-semibold tracking-tight">
        {t('contactTitle')}
      </h2>
      <p className="mt-3 max-w-2xl text-lead text-muted">{t('contactText')}</p>
      <noscript>
        <p className="mt-3 font-medium">{t('contactNoScript')}</p>
      </noscript>
      <div className="mt-8 grid gap-4 sm:gap-6 lg:grid-cols-2">
        {forms.map(({ form, icon: Icon, band, color }) => (
          <div key={form} className="flex flex-col overflow-hidden rounded-base border border-line bg-raised">
            <div className={`flex grow gap-4 px-4 py-6 sm:px-8 ${band}`}>
              <span
                className={`flex size-12 shrink-0 items-center justify-center rounded-full bg-raised ${color}`}
              >
                <Icon aria-hidden="true" className="size-6" strokeWidth={1.5} />
              </span>
              <div>
                <h3 id={form} className="font-display text-title font-semibold">
                  {t(`${form}Title`)}
                </h3>
                <p className="mt-1">{t(`${form}Text`)}</p>
              </div>
            </div>
            <div className="px-4 py-6 sm:px-8">
              <ContactForm
                formType={form}
                labelledBy={form}
                submit={<ContactSubmit>{t(`${form}Submit`)}</ContactSubmit>}
                messageLabel={t('message')}
                emailHint={t('emailHint')}
              />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
