import { DemoPage } from '#web/features/demo/demo-page.tsx';
import { loadTranslations } from '#web/i18n/language.ts';
import { ToastProvider } from '#web/ui/toaster.tsx';

await loadTranslations('demo');

/** Shows the demo page with its providers. It needs no router and sends no requests. */
export function DemoRoute() {
  return (
    <ToastProvider>
      <DemoPage />
    </ToastProvider>
  );
}
