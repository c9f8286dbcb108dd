import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  danger: { icon: CircleAlert, style: 'bg-danger-soft text-danger' },
  attention: { icon: CircleAlert, style: 'bg-attention-soft text-attention' },
  good: { icon: CircleCheck, style: 'bg-primary-soft text-primary' },
};

interface Props {
  tone?: keyof typeof tones;
  /**
   * The default is `status` for the tone `good`, and `alert` for other tones. Screen readers
   * announce an `alert` at once, and a `status` after the current speech.
   */
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** Shows a message inside the page. Screen readers announce the message when it appears. */
export function Alert({ tone = 'danger', role = tone === 'good' ? 'status' : 'alert', children }: Props) {
  const { icon: Icon, style } = tones[tone];
  return (
    <div role={role} className={`flex items-start gap-3 rounded-base px-4 py-3 ${style}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
