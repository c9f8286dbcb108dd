import { LandingContact } from './landing-contact.tsx';
import { LandingResources } from './landing-resources.tsx';
import { PricingSurvey } from './pricing-survey.tsx';

/** Shows the lower part of the page. */
export function LandingRows() {
  return (
    <div className="divide-y divide-line">
      <LandingResources />
      <LandingContact />
      <PricingSurvey />
    </div>
  );
}
