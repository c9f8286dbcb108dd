import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode, SyntheticEvent } from 'react';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { classNames } from './class-names.ts';

interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface Props<Value extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Uses smaller tabs on phones, so that four short words fit in a row. */
  dense?: boolean;
  /** Draws small tabs, only as wide as their words, for tabs below the navigation bar. */
  quiet?: boolean;
  /** A `TabPanel` for each tab. */
  children: ReactNode;
}

/** Shows tabs inside a page. The tab list scrolls sideways if it is wider than the screen. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  dense,
  quiet,
  children,
}: Props<Value>) {
  const isHydrated = useIsHydrated();
  return (
    <Primitive.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Primitive.List
        aria-label={label}
        className={classNames(
          'flex overflow-x-auto [scrollbar-width:none]',
          quiet
            ? 'w-fit max-w-full rounded-full border border-line bg-sunken'
            : 'gap-1 rounded-base bg-sunken p-1',
          // The fade shows that there are more tabs to the right. The last tab scrolls to the left of it.
          !quiet && !dense && 'max-md:mask-r-from-[calc(100%-2rem)] max-md:scroll-pr-10 max-md:pr-8',
          quiet && 'max-sm:mask-r-from-[calc(100%-2rem)] max-sm:scroll-pr-10 max-sm:pr-8',
        )}
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            disabled={!isHydrated}
            {...pressHandlers}
            className={classNames(
              'min-h-11 shrink-0 font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink data-pressed:outline-none data-[state=active]:text-ink focus-visible:-outline-offset-2',
              quiet
                ? 'min-w-11 rounded-full px-2.5 text-small sm:px-4 data-[state=active]:bg-selected data-[state=active]:ring-1 data-[state=active]:ring-line data-[state=active]:ring-inset'
                : 'grow basis-0 rounded-base data-[state=active]:bg-selected data-[state=active]:ring-1 data-[state=active]:ring-line',
              !quiet && (dense ? 'px-2 text-small sm:text-body' : 'px-4'),
            )}
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  );
}

const markPressed = ({ currentTarget }: SyntheticEvent, isPressed: boolean) =>
  currentTarget.toggleAttribute('data-pressed', isPressed);

/**
 * Marks a tab that was pressed with a pointer, so that it shows no focus ring. Radix calls `focus()` on a pressed tab.
 * After such a call, a browser can show the focus ring as if the person had used the keyboard.
 */
const pressHandlers = {
  onPointerDown: (event: SyntheticEvent) => markPressed(event, true),
  onKeyDown: (event: SyntheticEvent) => markPressed(event, false),
  onBlur: (event: SyntheticEvent) => markPressed(event, false),
};

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Primitive.Content value={value} className="pt-3 sm:pt-6">
      {children}
    </Primitive.Content>
  );
}
