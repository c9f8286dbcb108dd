import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';

const iconProps = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

/** Shows the recovery codes, which the server never returns again, with buttons to copy and download them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ title: t('factor.copied') });
    } catch {
      toast.show({ title: t('factor.notCopied'), tone: 'danger' });
    }
  };
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
        {t('factor.codesTitle')}
      </h3>
      <p className="mt-1 max-w-prose text-muted">{t('factor.codesText')}</p>
      <ul className="mt-4 grid gap-x-6 gap-y-2 rounded-base bg-sunken p-4 tabular-nums select-text min-[24rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-mono">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void handleCopy()}>
          <Copy {...iconProps} />
          {t('factor.copy')}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t('factor.fileName')}
          className={buttonStyle('secondary')}
        >
          <Download {...iconProps} />
          {t('factor.download')}
        </a>
        <Button onClick={onDone}>{t('factor.savedCodes')}</Button>
      </div>
    </div>
  );
}
