import { Ellipsis, type LucideIcon } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { useRef } from 'react';
import { IconButton } from './icon-button.tsx';

export interface MenuItem {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
}

/** The distance from the edges of the window in pixels. Keeps the menu above the tab bar of a phone. */
const collisionPadding = { top: 16, right: 16, bottom: 112, left: 16 };

/**
 * Shows a button and its menu of actions. The menu is open initially. A selected action runs after
 * focus has returned to the button. So if the action opens a dialog, the dialog can return focus to
 * the button when it closes.
 */
export function OpenMenu({ label, items }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const selectedItem = useRef<MenuItem>(undefined);
  const handleCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    trigger.current?.focus();
    selectedItem.current?.onSelect();
    selectedItem.current = undefined;
  };
  return (
    <Primitive.Root defaultOpen modal={false}>
      <Primitive.Trigger asChild>
        <IconButton ref={trigger} icon={Ellipsis} label={label} />
      </Primitive.Trigger>
      {/* In `main`, the menu is in a landmark of the page, as screen readers expect. */}
      <Primitive.Portal container={document.querySelector('main')}>
        <Primitive.Content
          align="end"
          sideOffset={4}
          collisionPadding={collisionPadding}
          onCloseAutoFocus={handleCloseAutoFocus}
          className="z-40 min-w-56 max-w-[calc(100vw-2rem)] rounded-base border border-control bg-raised p-2 text-ink shadow-lifted"
        >
          {items.map((item) => (
            <Primitive.Item
              key={item.label}
              onSelect={() => {
                selectedItem.current = item;
              }}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-base px-3 outline-none data-highlighted:bg-sunken"
            >
              <item.icon aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
              {item.label}
            </Primitive.Item>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
