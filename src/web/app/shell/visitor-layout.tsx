import type { ReactNode } from 'react';
import { pages } from '#contracts/pages.ts';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';

/** Frames pages for visitors, such as the sign-in page, with the logo and the switches for language and theme. */
export function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-16 w-full max-w-7xl items-center justify-between px-4 sm:px-6">
        <a href={pages.home} className="flex min-h-11 items-center rounded-base">
          <Logo />
        </a>
        <div className="flex items-center">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className="mx-auto w-full max-w-7xl grow px-4 py-6 sm:px-6">{children}</main>
    </div>
  );
}
