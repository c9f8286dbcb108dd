import { Megaphone, Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ContactForm, ContactSubmit } from './contact-form.tsx';

const forms = [
  { form: 'investor', icon: Sprout },
  { form: 'influencer', icon: Megaphone },
] as const;

/** Shows the contact forms for investors and influencers. */
export function LandingContact() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="contact" className="mx-auto max-w-7xl px-4 pt-20 sm:px-6 sm:pt-28">
      <h2 id="contact" className="font-display text-display font-semibold tracking-tight">
        {t('contactTitle')}
      </h2>
      <p className="mt-3 max-w-2xl text-lead text-muted">{t('contactText')}</p>
      <noscript>
        <p className="mt-3 font-medium">{t('contactNoScript')}</p>
      </noscript>
      <div className="mt-8 grid gap-4 sm:gap-6 lg:grid-cols-2">
        {forms.map(({ form, icon: Icon }) => (
          <div key={form} className="rounded-base border border-line bg-raised p-4 py-6 sm:p-8">
            <h3 id={form} className="flex items-center gap-3 font-display text-title font-semibold">
              <Icon aria-hidden="true" className="size-6 text-primary" strokeWidth={1.5} />
              {t(`${form}Title`)}
            </h3>
            <p className="mt-2 mb-6 text-muted">{t(`${form}Text`)}</p>
            <ContactForm
              formType={form}
              labelledBy={form}
              submit={<ContactSubmit>{t(`${form}Submit`)}</ContactSubmit>}
              messageLabel={t('message')}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
