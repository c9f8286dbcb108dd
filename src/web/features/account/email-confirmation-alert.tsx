import { useTranslation } from 'react-i18next';
import { confirmEmailOutcomes } from '#contracts/account.ts';
import { useSearchParamOnce } from '#web/lib/use-search-param-once.ts';
import { Alert } from '#web/ui/alert.tsx';

/** Shows the result of the email confirmation link that led to this page. Renders nothing without such a link. */
export function EmailConfirmationAlert() {
  const { t } = useTranslation('account');
  const param = useSearchParamOnce('email');
  const outcome = confirmEmailOutcomes.find((candidate) => candidate === param);
  if (!outcome) return null;
  return (
    <Alert tone={outcome === 'confirmed' || outcome === 'proven' ? 'good' : 'attention'}>
      {t(`email.${outcome}`)}
    </Alert>
  );
}
