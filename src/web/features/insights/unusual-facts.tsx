import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { measures } from '#domain/measures/catalogue.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { CountedDays } from './counted-days.tsx';
import { useFormatFact } from './use-format-fact.ts';
import { WeekBand } from './week-band.tsx';
import type { UnusualFact } from './week-fact.ts';
import { WeekRange } from './week-range.tsx';

interface Props {
  facts: readonly UnusualFact[];
  nameOf: (fact: UnusualFact) => string;
}

/** Shows a table of the measures that differ from earlier weeks. */
export function UnusualFacts({ facts, nameOf }: Props) {
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
          <UnusualFactRow key={fact.measure} fact={fact} name={nameOf(fact)} />
        ))}
      </tbody>
    </table>
  );
}

function UnusualFactRow({ fact, name }: { fact: UnusualFact; name: string }) {
  const { t } = useTranslation('insights');
  const { measure, value, days, standing } = fact;
  const { kind, area } = measures[measure];
  const isHabit = kind === 'yesNo';
  const isShown = useIsMeasureShown()(measure);
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
        <span className="min-w-0 grow">
          {name}
          {isHabit && <span className="block text-muted">{t('storyCount', { value, days })}</span>}
          <CountedDays fact={fact} />
          {(isHabit || isShown) && (
            <span className="mt-1 block max-w-56">
              <WeekBand fact={fact} />
            </span>
          )}
        </span>
      </th>
      <Values fact={fact} />
    </tr>
  );
}

/** Shows the values of the week and of the earlier weeks. If the person hides them, shows only the direction. */
function Values({ fact }: { fact: UnusualFact }) {
  const { t } = useTranslation('insights');
  const format = useFormatFact(fact);
  const { measure, value, usual, standing } = fact;
  const isShown = useIsMeasureShown()(measure);
  const isHabit = measures[measure].kind === 'yesNo';
  if (!isHabit && !isShown)
    return (
      <td colSpan={2} className="py-2 pl-3 text-right">
        {t(`storyHidden.${standing}`)}
      </td>
    );
  return (
    <>
      <td className="py-2 pl-3 text-right font-medium whitespace-nowrap tabular-nums">
        <span className="visually-hidden">{t(`storyMove.${standing}`)} </span>
        {format(value)}
      </td>
      <td className="py-2 pl-3 text-right whitespace-nowrap text-muted tabular-nums">
        {format(usual)}
        <WeekRange fact={fact} />
      </td>
    </>
  );
}
