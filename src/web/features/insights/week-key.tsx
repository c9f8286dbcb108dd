import { useTranslation } from 'react-i18next';
import { bandStyle, dotStyle, medianStyle } from './week-band.tsx';

const marks = [
  { name: 'week', style: dotStyle },
  { name: 'band', style: `h-3 w-6 ${bandStyle}` },
  { name: 'usual', style: `h-4 ${medianStyle}` },
] as const;

/** Says what the dot, the band and the line of a `WeekBand` are, and on request what the values are. */
export function WeekKey() {
  const { t } = useTranslation('insights');
  return (
    <div className="text-small text-muted">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {marks.map(({ name, style }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`shrink-0 ${style}`} />
            {t(`storyKey.${name}`)}
          </li>
        ))}
      </ul>
      <details className="-mb-2">
        <summary className="flex min-h-11 items-center font-medium text-primary">
          {t('storyHowTitle')}
        </summary>
        <p className="pb-2 text-pretty">{t('storyHow')}</p>
      </details>
    </div>
  );
}
