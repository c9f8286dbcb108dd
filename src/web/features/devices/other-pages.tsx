import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';

const otherPages = { meals: pages.nutrition, workouts: pages.fitness, sessions: pages.mindfulness } as const;

/** Links to the pages that list what the person logs in other forms than daily values. */
export function OtherPages() {
  const { t } = useTranslation('imports');
  return (
    <p className="mt-2 -mb-3 flex flex-wrap items-center gap-x-4 text-small text-muted max-sm:mt-3">
      <span className="max-sm:basis-full">{t('sources.notListed')}</span>
      {(['meals', 'workouts', 'sessions'] as const).map((kind) => (
        <Link
          key={kind}
          to={otherPages[kind]}
          className="flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
        >
          {t(`sources.elsewhere.${kind}`)}
        </Link>
      ))}
    </p>
  );
}
