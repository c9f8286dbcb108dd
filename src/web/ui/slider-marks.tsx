import { Droplet } from 'lucide-react';

/** Draws a dot at the place of each value. */
export const SliderDots = ({ count }: { count: number }) => (
  <span aria-hidden="true" className="absolute inset-x-2 -inset-y-1 flex items-center justify-between">
    {Array.from({ length: count }, (_, index) => index).map((place) => (
      <span key={place} className="size-3 rounded-full border-2 border-control bg-raised" />
    ))}
  </span>
);

interface DropsProps {
  count: number;
  /** How many drops are filled, from the smallest. */
  filled: number;
}

/** Draws a drop at the place of each value, each larger than the one before. The boxes are as wide as the handle. */
export const SliderDrops = ({ count, filled }: DropsProps) => (
  <span aria-hidden="true" className="absolute inset-0 flex items-center justify-between">
    {Array.from({ length: count }, (_, index) => index).map((place) => (
      <span key={place} className="flex w-11 justify-center">
        <Droplet
          size={16 + (place / (count - 1)) * 14}
          absoluteStrokeWidth
          strokeWidth={1.75}
          className={place < filled ? 'fill-(--tone) text-(--tone)' : 'text-control'}
        />
      </span>
    ))}
  </span>
);
