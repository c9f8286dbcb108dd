/** Draws the logo: a half-filled vessel with a small sun above the filling. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0 text-primary">
      <path d="M3 16a13 13 0 0 0 26 0Z" fill="currentColor" />
      <path d="M3 16a13 13 0 0 1 26 0" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="16" cy="9.6" r="2.75" fill="var(--apricot)" />
    </svg>
  );
}

/** Shows the logo and the product's name. If both do not fit beside each other, only the logo is visible. */
export function Logo() {
  return (
    <span className="flex max-h-7 flex-wrap items-center gap-x-2 overflow-hidden">
      <LogoMark size={28} />
      <span className="font-display text-lead leading-none font-semibold tracking-tight max-[23rem]:text-body sm:text-title sm:leading-none">
        Lagom
      </span>
    </span>
  );
}
