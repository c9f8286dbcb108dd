import { useTranslation } from 'react-i18next';

const claims = ['claimIndicators', 'claimPlatforms', 'claimMarket'] as const;

/** Shows the claims that the product specification contains, word for word. */
export function LandingClaims() {
  const { t } = useTranslation('landing');
  return (
    <section aria-label={t('claims')} className="bg-(--meadow) text-(--star)">
      <ul className="mx-auto grid max-w-7xl divide-(--star)/20 px-4 py-4 max-md:divide-y sm:px-6 md:grid-cols-3 md:gap-12 md:py-12">
        {claims.map((claim) => (
          <li key={claim} className="py-5 md:py-0">
            <Claim text={t(claim)} />
            <p className="mt-1 opacity-85">{t(`${claim}Text`)}</p>
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
      <span className="number text-display text-apricot lg:text-hero">{number}</span> {words.join(' ')}
    </p>
  );
}
