import { useTranslation } from 'react-i18next';
import { DayMark } from './day-mark.tsx';

/**
 * An example of a randomly drawn plan of four weeks, not the plan of a person. Each item is a pair
 * of days. True means that the first day has the action on and the second day has the action off.
 * False means the reverse.
 */
const isFirstOn = [1, 0, 0, 1, 0, 1, 1, 1, 0, 0, 1, 0, 1, 0].map(Boolean);

/** Draws what a plan of four weeks can look like, as an example. */
export function ExampleDraw() {
  const { t } = useTranslation('experiments');
  return (
    <figure className="mx-auto mb-10 flex max-w-lg flex-col items-center border-t border-line pt-6">
      <figcaption className="mb-4 text-center text-small text-muted">{t('example')}</figcaption>
      <div aria-hidden="true" className="flex flex-wrap justify-center gap-2">
        {isFirstOn.map((isOn, pair) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pairs have no other identity
          <span key={pair} className="flex gap-1 rounded-full border border-line bg-paper p-1">
            <DayMark isOn={isOn} color="var(--primary)" />
            <DayMark isOn={!isOn} color="var(--primary)" />
          </span>
        ))}
      </div>
    </figure>
  );
}
