import { DemoPage } from '#web/features/demo/demo-page.tsx';
import { ToastProvider } from '#web/ui/toaster.tsx';

/** Shows the demo page with its providers. The page needs no router and sends no requests. */
export function DemoRoute() {
  return (
    <ToastProvider>
      <DemoPage />
    </ToastProvider>
  );
}
