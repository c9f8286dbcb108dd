import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { ToastProvider } from '#web/ui/toaster.tsx';
import { createQueryClient } from './query-client.ts';
import { type AppRouter, createAppRouter } from './router.tsx';

interface Props {
  router?: AppRouter;
  queryClient?: QueryClient;
}

/**
 * Renders the router with the query client and the toasts. `AppEntry` renders `RoutedApp` for every
 * first view except the prerendered landing page and demo.
 */
export function RoutedApp(props: Props) {
  const [queryClient] = useState(() => props.queryClient ?? createQueryClient());
  const [router] = useState(() => props.router ?? createAppRouter());
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  );
}
