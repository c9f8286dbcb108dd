import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { type CheckinQuestions, type CheckinState, useTodaysCheckin } from './use-todays-checkin.ts';

const texts = { open: 'checkin', started: 'continue', suggested: 'review' } as const;

/** Links to today's check-in, with the next step of its state. */
export function CheckinLink({ checkin }: { checkin: Exclude<CheckinState, 'done'> }) {
  const { t } = useTranslation('dashboard');
  return (
    <Link to={pages.home} search={{ open: 'checkin' }} className={buttonStyle('primary')}>
      {t(`summary.${texts[checkin]}`)}
    </Link>
  );
}

/** Links to today's check-in. Loads its state, and renders nothing if the check-in is done. */
export function TodaysCheckinLink({ questions }: { questions: CheckinQuestions }) {
  const checkin = useTodaysCheckin(questions);
  return checkin === 'done' ? null : <CheckinLink checkin={checkin} />;
}
