import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { findUsual } from '#domain/measures/usual.ts';
import { maxDrawnGlasses, waterBounds } from '#domain/nutrition/meals.ts';
import { useToday } from '#web/lib/clock.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { UnsentNote } from '#web/ui/unsent/unsent-note.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useAddWater, useDay, useWaterDays } from './use-day.ts';

const glassIndexes = Array.from({ length: maxDrawnGlasses }, (_, index) => index);

/** Shows the glasses of water of a day, with buttons to change them. The caller draws the box around it. */
export function WaterLog({ day }: { day: CalendarDay }) {
  const { t } = useTranslation('nutrition');
  const id = useId();
  const showError = useErrorToast();
  const today = useToday();
  const { data } = useDay(day);
  const addWater = useAddWater(day);
  const water = data?.water ?? 0;
  const handleAdd = (glasses: number) =>
    addWater(glasses, { onError: (error) => showError(t('water.failed'), error) });
  return (
    <section aria-labelledby={id} className="space-y-2 p-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <div className="flex-1">
          <h2 id={id} className="font-medium">
            {t('water.title')}
          </h2>
          {day === today && <UsualWater />}
        </div>
        {/* Adds a glass. Keyboards and screen readers use the plus button of the stepper instead. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          disabled={!data || water >= waterBounds.max}
          onClick={() => handleAdd(1)}
          className="order-last flex min-h-11 w-full items-center justify-between gap-1 disabled:opacity-50 sm:max-w-sm"
        >
          {glassIndexes.map((glass) => (
            <Glass key={glass} isFull={glass < water} />
          ))}
          {water > maxDrawnGlasses && (
            <span className="text-small font-semibold text-muted tabular-nums">
              +{water - maxDrawnGlasses}
            </span>
          )}
        </button>
        <Stepper
          label={t('water.label')}
          isLabelHidden
          value={water}
          onChange={(next) => handleAdd(next - water)}
          valueText={!data ? '–' : water > 0 ? t('water.count', { count: water }) : t('water.none')}
          decreaseLabel={t('water.fewer')}
          increaseLabel={t('water.more')}
          disabled={!data}
          {...waterBounds}
        />
      </div>
      <UnsentNote
        write="POST /api/water-intake"
        isShown={({ input }) => (input.body as { date?: string }).date === day}
      />
    </section>
  );
}

/** Says how many glasses the person usually drinks in a day. Renders nothing if it is unknown. */
function UsualWater() {
  const { t } = useTranslation('nutrition');
  const today = useToday();
  const days = useWaterDays().data;
  const usual = days && findUsual(days, today);
  if (!usual) return null;
  const [low, high] = [Math.round(usual.low), Math.round(usual.high)];
  // The word joiner keeps the two numbers on one line.
  const range = low === high ? high : `${low}–\u2060${high}`;
  return <p className="text-small text-muted">{t('water.usual', { count: high, usual: range })}</p>;
}

const Glass = ({ isFull }: { isFull: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={`size-7 ${isFull ? 'text-water' : 'text-[var(--control)]'}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
  >
    {isFull && <path d="M6 8h12l-1.5 12.5h-9Z" fill="currentColor" stroke="none" opacity="0.55" />}
    <path d="M5 3h14l-2 18H7Z" />
  </svg>
);
