import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { FailedPart } from './failed-part.tsx';
import { IconButton } from './icon-button.tsx';
import { LazyPart } from './lazy-part.tsx';
import type { MenuProps } from './open-menu.tsx';

const loadMenu = async () => (await import('./open-menu.tsx')).OpenMenu;

/** Shows a button that opens a list of actions. The script of the list is loaded when the list is first opened. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setWanted(true);
  };
  const button = (
    <IconButton
      icon={Ellipsis}
      label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onKeyDown={handleKeyDown}
    />
  );
  if (!isWanted) return button;
  return (
    <LazyPart
      load={loadMenu}
      props={props}
      loading={button}
      failed={(error) => <FailedPart error={error} onShown={() => setWanted(false)} />}
    />
  );
}
