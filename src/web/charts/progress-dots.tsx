import { type Area, areaColor } from '#web/ui/area.ts';

interface Props {
  count: number;
  needed: number;
  area: Area;
}

/** Draws `needed` dots and fills `count` of them, before a text that says how many days or nights there are. */
export function ProgressDots({ count, needed, area }: Props) {
  const color = areaColor(area);
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-1.5">
      {Array.from({ length: needed }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots never move.
          key={i}
          className="size-2.5 rounded-full border-[1.5px]"
          style={{ borderColor: color, ...(i < count && { background: color }) }}
        />
      ))}
    </span>
  );
}
