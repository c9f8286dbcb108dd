import { LandingContact } from './landing-contact.tsx';
import { PricingSurvey } from './pricing-survey.tsx';

export function LandingForms() {
  return (
    <>
      <LandingContact />
      <PricingSurvey />
    </>
  );
}
