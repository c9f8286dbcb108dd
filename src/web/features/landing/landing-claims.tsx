import { useTranslation } from 'react-i18next';

const claims = ['claimIndicators', 'claimPlatforms', 'claimMarket'] as const;

/** Shows the claims that the product specification contains, word for word. */
export function LandingClaims() {
  const { t } = useTranslation('landing');
  return (
    <section aria-label={t('claims')} className="mx-auto max-w-7xl px-4 pt-12 sm:px-6 sm:pt-16">
      <ul className="grid gap-8 md:grid-cols-3 md:gap-12">
        {claims.map((claim) => (
          <li key={claim}>
            <span aria-hidden="true" className="mb-3 block h-0.5 w-10 bg-apricot" />
            <Claim text={t(claim)} />
            <p className="mt-1 text-muted">{t(`${claim}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows a claim. Its number, which is its first word, is larger. */
function Claim({ text }: { text: string }) {
  const [number, ...words] = text.split(' ');
  return (
    <p className="font-display text-lead font-semibold tracking-tight">
      <span className="number text-display">{number}</span> {words.join(' ')}
    </p>
  );
}
