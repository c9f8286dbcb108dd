import type { ReactNode } from 'react';
import { AuthPanel } from './auth-panel.tsx';
import { LakeStrip } from './lake.tsx';

interface Props {
  /** A link to the page before, above the illustration. */
  back?: ReactNode;
  /** Whether the form is about a new password. The panel then shows another sentence. */
  isAboutPassword?: boolean;
  children: ReactNode;
}

/**
 * Shows a form, with an illustration above it on phones and beside it on wide screens. On wide screens, both are as
 * high as the window, but at most 56 rem.
 */
export function AuthLayout({ back, isAboutPassword = false, children }: Props) {
  return (
    <div className="lg:grid lg:grid-cols-2 lg:gap-16">
      <div className="mx-auto flex w-full max-w-md flex-col max-lg:-mb-5 lg:min-h-[min(100dvh-7rem,56rem)] lg:justify-center">
        {back && <div className="mb-1 max-lg:-mt-6">{back}</div>}
        <LakeStrip />
        {children}
      </div>
      <div className="min-h-120 max-lg:hidden">
        <AuthPanel isAboutPassword={isAboutPassword} />
      </div>
    </div>
  );
}
