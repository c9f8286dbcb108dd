import { useTranslation } from 'react-i18next';
import { minGroupNights } from '#domain/excellent-nights.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';

interface Props {
  /** The numbers of excellent nights and of the other rated nights. */
  counts: { best: number; others: number };
}

/** Says that both groups of nights need more nights, with a dot for each night that a group needs. */
export function MissingGroups({ counts }: Props) {
  const { t } = useTranslation('sleep');
  const shown = useShownNumbers();
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-x-10 gap-y-2">
        {(['best', 'others'] as const).map((group) => (
          <li key={group} className="flex items-center gap-3 font-medium">
            <Dots count={counts[group]} />
            {t(`excellent.${group}`, { count: counts[group] })}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">
        {t('excellent.needsMore', { needed: minGroupNights })} {shown.scores && t('excellent.meaning')}
      </p>
    </>
  );
}

const Dots = ({ count }: { count: number }) => (
  <span aria-hidden="true" className="flex shrink-0 gap-1.5">
    {Array.from({ length: minGroupNights }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots never move.
        key={index}
        className="size-2.5 rounded-full border-[1.5px]"
        style={{ borderColor: areaColor('sleep'), ...(index < count && { background: areaColor('sleep') }) }}
      />
    ))}
  </span>
);
