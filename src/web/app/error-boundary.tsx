import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/logo.tsx';

/** Shows an error page if the rendering of its children throws. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? <ErrorPage /> : this.props.children;
  }
}

export function ErrorPage() {
  const { t } = useTranslation('common');
  return (
    <main
      className="flex min-h-[70dvh] flex-col items-center justify-center gap-4 p-6 text-center"
      role="alert"
    >
      <LogoMark size={48} />
      <h1 className="font-display text-display font-semibold">{t('errorTitle')}</h1>
      <p className="max-w-prose text-muted">{t('errorText')}</p>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </main>
  );
}
