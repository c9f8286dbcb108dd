import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatValue } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { CountedDays } from './counted-days.tsx';
import type { UnusualFact } from './week-fact.ts';

/** Shows a table of the measures that differ from earlier weeks. */
export function UnusualFacts({ facts }: { facts: readonly UnusualFact[] }) {
  const { t } = useTranslation('insights');
  return (
    <table className="w-full text-small">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="pb-2 text-left font-medium">
            {t('storyColumns.measure')}
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-medium">
            {t('storyColumns.week')}
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-medium">
            {t('storyColumns.earlier')}
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <UnusualFactRow key={fact.measure} fact={fact} />
        ))}
      </tbody>
    </table>
  );
}

function UnusualFactRow({ fact }: { fact: UnusualFact }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const { measure, value, days, standing } = fact;
  const { kind, area, name } = measures[measure];
  const isHabit = kind === 'yesNo';
  const Arrow = { above: ArrowUpRight, below: ArrowDownRight }[standing];
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="flex gap-2 py-2 text-left font-normal">
        <Arrow
          aria-hidden="true"
          className="size-5 shrink-0 text-muted"
          // Habits have no colour of their own.
          style={isHabit ? undefined : { color: areaColor(area) }}
        />
        <span>
          {name[language]}
          {isHabit && <span className="block text-muted">{t('storyCount', { value, days })}</span>}
          <CountedDays fact={fact} />
        </span>
      </th>
      <Values fact={fact} />
    </tr>
  );
}

/** Shows the values of the week and of the earlier weeks. If the person hides them, shows only the direction. */
function Values({ fact: { measure, value, usual, standing, days } }: { fact: UnusualFact }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown()(measure);
  const isHabit = measures[measure].kind === 'yesNo';
  if (!isHabit && !isShown)
    return (
      <td colSpan={2} className="py-2 pl-3 text-right">
        {t(`storyHidden.${standing}`)}
      </td>
    );
  const format = (amount: number) =>
    isHabit
      ? t('percent', { value: Math.round((100 * amount) / days) })
      : formatValue(amount, measure, language);
  return (
    <>
      <td className="py-2 pl-3 text-right font-medium whitespace-nowrap tabular-nums">
        <span className="visually-hidden">{t(`storyMove.${standing}`)} </span>
        {format(value)}
      </td>
      <td className="py-2 pl-3 text-right whitespace-nowrap text-muted tabular-nums">{format(usual)}</td>
    </>
  );
}
