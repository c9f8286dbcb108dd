import type { ComponentProps } from 'react';

/** Draws a body scale in the style of the icons of lucide, which has no such icon. */
export function BodyScaleIcon(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
    >
      <rect x="3" y="3" width="18" height="18" rx="4" />
      <path d="M7.5 9.5a6 6 0 0 1 9 0l-2 2.5h-5z" strokeLinejoin="round" />
      <path d="m12 12 1-2.5" />
    </svg>
  );
}
