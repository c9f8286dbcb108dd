import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';

/** Shows a link for each of the given years. Renders nothing if there is only one year. */
export function YearChoice({ years, year }: { years: readonly number[]; year: number }) {
  const { t } = useTranslation('year');
  if (years.length < 2) return null;
  return (
    <nav aria-label={t('years')}>
      <ul className="flex flex-wrap gap-1">
        {years.map((other) => (
          <li key={other}>
            <Link
              to={pages.year}
              search={{ year: other }}
              resetScroll={false}
              aria-current={other === year ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-base px-3 font-medium tabular-nums hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary"
            >
              {other}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
