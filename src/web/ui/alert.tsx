import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  danger: { icon: CircleAlert, style: 'bg-danger-soft text-danger' },
  attention: { icon: CircleAlert, style: 'bg-attention-soft text-attention' },
  good: { icon: CircleCheck, style: 'bg-primary-soft text-primary' },
};

/** A sentence in its place on the page, announced when it appears. */
export function Alert({ tone = 'danger', children }: { tone?: keyof typeof looks; children: ReactNode }) {
  const { icon: Icon, style } = looks[tone];
  return (
    <div
      role={tone === 'good' ? 'status' : 'alert'}
      className={`flex items-start gap-3 rounded-base px-4 py-3 ${style}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
