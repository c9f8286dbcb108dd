import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';

interface Props {
  icon: LucideIcon;
  title: string;
  text: string;
  tone?: 'good' | 'attention';
  children: ReactNode;
}

/** Shows a result in place of a submitted form. The message takes the focus, so that screen readers announce it. */
export function ResultMessage({ icon: Icon, title, text, tone = 'good', children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      <span
        aria-hidden="true"
        className={`mb-6 flex size-16 items-center justify-center rounded-full ${
          tone === 'good' ? 'bg-primary-soft text-primary' : 'bg-attention-soft text-attention'
        }`}
      >
        <Icon className="size-7" strokeWidth={1.5} />
      </span>
      <PageHeader title={title} subtitle={text} />
      <div className="flex flex-col items-start gap-5">{children}</div>
    </div>
  );
}
