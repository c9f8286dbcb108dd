import { DevicesPanel } from './devices-panel.tsx';
import { MovementCard } from './movement-card.tsx';

/** Shows the values of devices, if there are any, and the devices that can be connected. */
export function DashboardDevices() {
  return (
    <div className="space-y-6">
      <MovementCard />
      <DevicesPanel />
    </div>
  );
}
