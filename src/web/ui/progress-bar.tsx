import { formatPercent } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

interface Props {
  /** The name of the work that is under way. */
  label: string;
  /** The progress in percent, from 0 to 100. Undefined if the progress is not known. */
  percent: number | undefined;
  /** The progress in words, in place of the percentage. */
  text?: string;
  isSmall?: boolean;
}

/** Shows the progress of work that takes a while. Without a percentage, the bar pulses. */
export function ProgressBar({ label, percent, text, isSmall = false }: Props) {
  const { language } = useLanguage();
  const progressText = text ?? (percent === undefined ? undefined : formatPercent(percent, language));
  return (
    <div className={isSmall ? 'text-small' : undefined}>
      <div className="flex items-baseline justify-between gap-4">
        <span className={isSmall ? 'text-muted' : 'font-medium'}>{label}</span>
        <span aria-hidden="true" className="shrink-0 tabular-nums">
          {progressText}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent === undefined ? undefined : Math.round(percent)}
        aria-valuetext={progressText}
        className={`overflow-hidden rounded-full bg-sunken ${isSmall ? 'mt-1 h-1.5' : 'mt-2 h-2.5'}`}
      >
        <div
          className={`h-full rounded-full bg-primary transition-[width] duration-250 ${percent === undefined ? 'motion-breathe' : ''}`}
          style={{ width: `${percent ?? 100}%` }}
        />
      </div>
    </div>
  );
}
