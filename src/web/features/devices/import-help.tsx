import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportFormat, importFormats } from '#contracts/imports.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { importNames } from '#web/ui/use-source-name.ts';

/** Explains how to get an export file from an app that the person chooses. */
export function ImportHelp() {
  const { t } = useTranslation('imports');
  const [format, setFormat] = useState<ImportFormat | ''>('');
  const options = importFormats.map((value) => ({
    value,
    label: value === 'csv' ? t('names.csv') : importNames[value],
  }));
  return (
    <details className="group rounded-base border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-base px-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        {t('help.title')}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="space-y-4 border-t border-line p-4">
        <SelectField
          label={t('help.app')}
          options={options}
          placeholder={t('help.placeholder')}
          value={format}
          onChange={({ target }) => setFormat(target.value as ImportFormat)}
        />
        {format && (
          <ol className="list-decimal space-y-2 pl-6">
            {t(`steps.${format}`)
              .split('\n')
              .map((step) => (
                <li key={step}>{step}</li>
              ))}
          </ol>
        )}
      </div>
    </details>
  );
}
