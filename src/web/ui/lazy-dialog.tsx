import { type ComponentType, useState } from 'react';
import { FailedPart } from './failed-part.tsx';
import { LazyPart } from './lazy-part.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Props<Given extends DialogProps> {
  /** Loads the dialog. Declare the function outside of components, because a new function starts a new load. */
  load: () => Promise<ComponentType<Given>>;
  props: Given;
}

/**
 * Shows a dialog whose script is loaded when the dialog first opens. If the script cannot be loaded, closes the dialog
 * and shows the error in a toast. Opening the dialog again retries.
 */
export function LazyDialog<Given extends DialogProps>({ load, props }: Props<Given>) {
  const { open, onOpenChange } = props;
  // The dialog stays mounted after it has closed, so that it keeps its state.
  const [isMounted, setMounted] = useState(open);
  if (open && !isMounted) setMounted(true);
  if (!isMounted) return null;
  const close = () => {
    setMounted(false);
    onOpenChange(false);
  };
  return (
    <LazyPart load={load} props={props} failed={(error) => <FailedPart error={error} onShown={close} />} />
  );
}
