import type { ReactNode } from 'react';

interface Props {
  /** A CSS colour. */
  color: string;
  dots: ReactNode;
  rings: ReactNode;
}

/** Says what the dots and the rings of a `SplitDrawing` are. */
export const SplitLegend = ({ color, dots, rings }: Props) => (
  <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small" style={{ color }}>
    {[dots, rings].map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the dots are always first.
      <li key={index} className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={`size-2.5 shrink-0 rounded-full border-2 ${index === 0 ? 'bg-current' : ''}`}
        />
        <span
          aria-hidden="true"
          className={`w-5 shrink-0 border-t-2 ${index === 0 ? '' : 'border-dashed'}`}
        />
        <span className="text-ink">{text}</span>
      </li>
    ))}
  </ul>
);
