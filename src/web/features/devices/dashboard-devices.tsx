import { DevicesPanel } from './devices-panel.tsx';
import { MovementCard } from './movement-card.tsx';

/** Shows the newest measurements of the devices, if there are any, and the list of devices. */
export function DashboardDevices() {
  return (
    <div className="space-y-6">
      <MovementCard />
      <DevicesPanel />
    </div>
  );
}
