import type { ComponentProps } from 'react';
import { DayTotals } from './day-totals.tsx';
import { OwnFoodsButton, TargetsButton } from './settings-buttons.tsx';
import { WaterLog } from './water-log.tsx';

/** Shows the totals and the water of the day, and the buttons of the settings. Takes the props of `DayTotals`. */
export function DayBox(totals: ComponentProps<typeof DayTotals>) {
  return (
    <div className="divide-line overflow-hidden rounded-base border border-line bg-raised max-lg:divide-y lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:divide-x">
      <DayTotals {...totals} />
      <div className="divide-y divide-line">
        <WaterLog day={totals.day} />
        <div className="flex justify-around px-1">
          <TargetsButton day={totals.day} deletedMeals={totals.deletedMeals} />
          <OwnFoodsButton />
        </div>
      </div>
    </div>
  );
}
