import type { ReactNode } from 'react';

interface Props {
  /** The id of the heading, which names the section. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** Shows a section of the lower part of the page: the heading at the left, and the content at the right. */
export const LandingRow = ({ id, title, text, children }: Props) => (
  <section
    aria-labelledby={id}
    className="mx-auto grid max-w-7xl gap-x-12 gap-y-6 px-4 py-12 sm:px-6 lg:grid-cols-3 lg:py-16"
  >
    <div className="lg:sticky lg:top-28 lg:self-start">
      <h2 id={id} className="font-display text-title font-semibold tracking-tight">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{text}</p>
    </div>
    <div className="min-w-0 lg:col-span-2">{children}</div>
  </section>
);
