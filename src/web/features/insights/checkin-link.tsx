import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import {
  type CheckinQuestions,
  type CheckinState,
  useTodaysCheckin,
  useUnansweredCount,
} from './use-todays-checkin.ts';

const texts = { open: 'checkin', started: 'continue', suggested: 'review' } as const;

interface LinkProps {
  checkin: Exclude<CheckinState, 'done'>;
  variant?: Parameters<typeof buttonStyle>[0];
}

/** Links to today's check-in, with the next step of its state. */
export function CheckinLink({ checkin, variant = 'primary' }: LinkProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Link to={pages.home} search={{ open: 'checkin' }} className={buttonStyle(variant)}>
      {t(`summary.${texts[checkin]}`)}
    </Link>
  );
}

interface Props extends Pick<LinkProps, 'variant'> {
  questions: CheckinQuestions;
}

/** Links to today's check-in. Loads its state, and renders nothing if the check-in is done. */
export function TodaysCheckinLink({ questions, ...link }: Props) {
  const checkin = useTodaysCheckin(questions);
  return checkin === 'done' ? null : <CheckinLink checkin={checkin} {...link} />;
}

/**
 * Shows the link to today's check-in. If the person has started it, says how many questions are left. Renders nothing if
 * the check-in is done.
 */
export function TodaysCheckinStep({ questions, ...link }: Props) {
  const { t } = useTranslation('dashboard');
  const checkin = useTodaysCheckin(questions);
  const count = useUnansweredCount(questions);
  if (checkin === 'done') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
      <CheckinLink checkin={checkin} {...link} />
      {checkin === 'started' && <p className="text-small text-muted">{t('summary.unanswered', { count })}</p>}
    </div>
  );
}
