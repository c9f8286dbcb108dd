import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { surveyPrices, surveyUserTypes } from '#domain/contact.ts';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { ContactForm, ContactSubmit } from './contact-form.tsx';
import type { ContactValues } from './contact-values.ts';
import { LandingRow } from './landing-row.tsx';
import { useProblemText } from './use-problem-text.ts';

/** Asks which price people would pay and what kind of user they are. */
export function PricingSurvey() {
  const { t } = useTranslation('landing');
  return (
    <LandingRow id="survey" title={t('surveyTitle')} text={t('surveyText')}>
      <div className="rounded-base border border-line bg-raised p-4 sm:p-6">
        <ContactForm
          formType="customer"
          labelledBy="survey"
          submit={<SurveySubmit />}
          messageLabel={t('surveyMessage')}
          emailHint={t('surveyEmailHint')}
        >
          <PriceOptions />
          <UserTypeField />
        </ContactForm>
      </div>
    </LandingRow>
  );
}

function SurveySubmit() {
  const { t } = useTranslation('landing');
  const needed = useWatch<ContactValues, ['email', 'selectedPrice', 'userType']>({
    name: ['email', 'selectedPrice', 'userType'],
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ContactSubmit incomplete={!needed[1]}>{t('surveySubmit')}</ContactSubmit>
      {!needed.every(Boolean) && <p className="text-small text-muted">{t('surveyNeeds')}</p>}
    </div>
  );
}

function UserTypeField() {
  const { t } = useTranslation('landing');
  return (
    <SelectField
      label={t('userType')}
      name="userType"
      required
      defaultValue=""
      placeholder={t('userTypePlaceholder')}
      missing={useProblemText('userType')}
      options={surveyUserTypes.map((value) => ({ value, label: t(`userTypes.${value}`) }))}
    />
  );
}

function PriceOptions() {
  const { t } = useTranslation('landing');
  const { register } = useFormContext<ContactValues>();
  return (
    <fieldset disabled={!useIsHydrated()}>
      <legend className="mb-1.5 font-medium">{t('price')}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {surveyPrices.map((price) => (
          <label
            key={price}
            className="relative flex min-h-11 items-center justify-center rounded-base border border-control bg-raised px-2 py-2 text-center tabular-nums has-checked:border-primary has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              value={price}
              {...register('selectedPrice')}
              className="absolute inset-0 cursor-pointer appearance-none rounded-base outline-none"
            />
            {t('priceOption', { price })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
