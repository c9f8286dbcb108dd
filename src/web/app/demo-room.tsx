import { DemoPage } from '#web/features/demo/demo-page.tsx';
import { startLanguage } from '#web/i18n/language.ts';
import { ToastProvider } from '#web/ui/toaster.tsx';

await startLanguage('demo');

/** The demo with all it needs: neither the router nor anything that asks the server. */
export function DemoRoom() {
  return (
    <ToastProvider>
      <DemoPage />
    </ToastProvider>
  );
}
