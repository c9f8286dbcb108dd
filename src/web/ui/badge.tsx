import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-ink',
  good: 'bg-primary-soft text-primary',
  attention: 'bg-attention-soft text-attention',
  danger: 'bg-danger-soft text-danger',
};

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-small font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
