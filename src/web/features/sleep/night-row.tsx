import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SleepDay } from '#contracts/sleep.ts';
import { formatHours } from '#domain/format-hours.ts';
import { sleepQualityLabel } from '#domain/sleep.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Menu } from '#web/ui/menu.tsx';
import { MeasuredNight } from './measured-night.tsx';
import { useNightName } from './use-night-name.ts';
import { useNightTimes } from './use-night-times.ts';
import { useQualityText } from './use-quality-text.ts';

interface RowProps {
  day: SleepDay;
  /** Whether another part of the page has the button that adds the times. */
  areTimesOffered: boolean;
  onEdit: () => void;
  onAddTimes: () => void;
  onRate: () => void;
  onDelete: () => void;
}

/**
 * Shows a night, or a day with only a rating, with buttons to add what is missing and to change it. The hours are
 * beside the name, and the button that adds something is beside the details, so that all rows have the same height.
 */
export function NightRow({ day, areTimesOffered, onEdit, onAddTimes, onRate, onDelete }: RowProps) {
  const { t } = useTranslation('sleep');
  const name = useNightName()(day.date);
  const label = day.quality === null ? undefined : sleepQualityLabel(day.quality);
  const shown = useShownNumbers();
  const qualityText = useQualityText();
  const nightTimes = useNightTimes();
  const { night } = day;
  const hasAddButton = night ? label === undefined : !areTimesOffered;
  const details = [
    night && nightTimes(night),
    shown.scores && day.quality !== null && qualityText(day.quality),
    label && t(`rowLabels.${label}`),
    areTimesOffered && t('noTimes'),
  ].filter(Boolean);
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto_2.75rem] content-center items-baseline gap-x-2 py-2 sm:py-3">
      <p className="font-semibold">{name}</p>
      {day.hours !== null && (
        <p className="number col-start-2 text-right font-semibold">{formatHours(day.hours)}</p>
      )}
      <p
        className={classNames(
          'col-start-1 row-start-2 text-small text-muted tabular-nums',
          !hasAddButton && 'col-end-3',
        )}
      >
        {details.join(' · ')}
      </p>
      {/* The margins align the word with the hours above it, and keep the height of the button out of the row. */}
      <div className={classNames('col-start-2 row-start-2 -my-3 -mr-5 text-right', !night && 'col-end-4')}>
        {hasAddButton && <AddButton name={name} isRating={night !== null} {...{ onRate, onAddTimes }} />}
      </div>
      <div className="col-start-3 row-span-2 row-start-1 self-center">
        {night?.source === 'self' && (
          <Menu
            label={t('actions', { day: name })}
            items={[
              { label: t('night.editTitle'), icon: Pencil, onSelect: onEdit },
              { label: t('deleteNight'), icon: Trash2, onSelect: onDelete },
            ]}
          />
        )}
      </div>
      {night && (
        <div className="col-span-2">
          <MeasuredNight night={night} />
        </div>
      )}
    </li>
  );
}

interface AddButtonProps extends Pick<RowProps, 'onRate' | 'onAddTimes'> {
  /** The name of the day. */
  name: string;
  /** Whether the rating is missing, and not the times. */
  isRating: boolean;
}

function AddButton({ name, isRating, onRate, onAddTimes }: AddButtonProps) {
  const { t } = useTranslation('sleep');
  return isRating ? (
    <Button variant="quiet" aria-label={t('rateDay', { day: name })} onClick={onRate}>
      {t('rateShort')}
    </Button>
  ) : (
    <Button variant="quiet" aria-label={t('addTimesOf', { day: name })} onClick={onAddTimes}>
      {t('addTimes')}
    </Button>
  );
}
