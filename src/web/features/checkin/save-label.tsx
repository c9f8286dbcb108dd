import { useTranslation } from 'react-i18next';
import { type Checkin, useCheckinRows } from './use-checkin-rows.ts';

/** Labels the save button with the number of answered questions and the number of suggested answers to be saved. */
export function SaveLabel({ checkin }: { checkin: Checkin }) {
  const { t } = useTranslation('checkin');
  const shown = useCheckinRows(checkin).rows.filter(({ skipped }) => !skipped);
  const answered = shown.filter((row) => row.answered).length;
  const suggested = shown.length - answered;
  if (suggested === 0) return t('save');
  return answered === 0 ? t('saveSuggested', { suggested }) : t('saveBoth', { count: answered, suggested });
}
