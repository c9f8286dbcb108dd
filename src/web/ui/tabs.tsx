import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
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
  /** TabPanel elements. */
  children: ReactNode;
}

/** Shows tabs inside a page. The tab list scrolls sideways if it is wider than the screen. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, dense, children }: Props<Value>) {
  const isHydrated = useIsHydrated();
  return (
    <Primitive.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Primitive.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto rounded-base bg-sunken p-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            disabled={!isHydrated}
            className={classNames(
              dense && 'px-2 text-small sm:px-4 sm:text-body',
              !dense && 'px-4',
              'min-h-11 shrink-0 grow basis-0 rounded-base font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:ring-1 data-[state=active]:ring-line focus-visible:-outline-offset-2',
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

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Primitive.Content value={value} className="pt-6">
      {children}
    </Primitive.Content>
  );
}
