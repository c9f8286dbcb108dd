import { lazy, Suspense, useEffect, useState } from 'react';
import { pages } from '#contracts/pages.ts';
import { sessionPath } from '#contracts/session-path.ts';
import { startLanguage } from '#web/i18n/language.ts';
import { lastVisitWasMember } from '#web/lib/last-visit.ts';
import { AuthLoading } from './auth-loading.tsx';

const Product = lazy(async () => {
  const [{ Product }] = await Promise.all([import('./product.tsx'), startLanguage('product')]);
  return { default: Product };
});
const LandingPage = lazy(() =>
  import('#web/features/landing/landing-page.tsx').then((module) => ({ default: module.LandingPage })),
);
const DemoRoom = lazy(() => import('./demo-room.tsx').then((module) => ({ default: module.DemoRoom })));

/** The pages that are written in advance, see `prerender.tsx`. */
export type WrittenPage = 'landing' | 'demo';
export type Opening = WrittenPage | 'product' | 'unknown';

/** Shows a visitor the landing page or the demo without loading the product: no router, no schemas, no queries. */
export function FrontDoor({ opening }: { opening: Opening }) {
  const [answer, setAnswer] = useState(opening);
  useEffect(() => {
    if (answer === 'unknown') void askWhoIsThere().then(setAnswer);
  }, [answer]);

  if (answer === 'unknown') return <AuthLoading />;
  // What is written in advance stands there already, while its part is on its way.
  return (
    <Suspense fallback={answer === 'product' ? <AuthLoading /> : null}>
      {answer === 'landing' && <LandingPage />}
      {answer === 'demo' && <DemoRoom />}
      {answer === 'product' && <Product />}
    </Suspense>
  );
}

/** What an address opens, before anybody was asked. */
export function openingOf(path: string): Opening {
  if (path === pages.landing || path === pages.lander) return 'landing';
  if (path === pages.demo) return 'demo';
  return path === pages.home && !lastVisitWasMember() ? 'unknown' : 'product';
}

/** Only a clear "nobody" is believed; the product asks again, with patience, in every other case. */
async function askWhoIsThere(): Promise<Opening> {
  const answer = await fetch(sessionPath, { credentials: 'same-origin' }).catch(() => undefined);
  // An answer that nobody reads keeps its connection.
  await answer?.body?.cancel();
  return answer?.status === 401 ? 'landing' : 'product';
}
