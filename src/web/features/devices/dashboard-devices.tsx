import { DevicesPanel } from './devices-panel.tsx';
import { MovementCard } from './movement-card.tsx';

/** Shows what the devices measured, if there are values, and the list of devices. */
export function DashboardDevices() {
  return (
    <div className="space-y-6">
      <MovementCard />
      <DevicesPanel />
    </div>
  );
}
