import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ToastProvider } from '#web/ui/toaster.tsx';
import { createQueryClient } from './query-client.ts';
import { type AppRouter, createAppRouter } from './router.tsx';

/**
 * Creates the router, loads the code of the page at the current address, and creates the query client. Returns a
 * component that shows the page in its first rendering. `AppEntry` uses it for every first view except the prerendered
 * landing page and demo.
 */
export async function createRoutedApp(): Promise<ComponentType> {
  await nextTask();
  const router = createAppRouter();
  await router.load();
  await nextTask();
  const queryClient = createQueryClient();
  return () => <RoutedApp router={router} queryClient={queryClient} />;
}

/** Lets the browser react to input between two slow steps. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

interface Props {
  router: AppRouter;
  queryClient: QueryClient;
}

/** Renders the router with the query client and the toasts. */
export function RoutedApp({ router, queryClient }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  );
}
