import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportFormat, importFormats } from '#contracts/imports.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { importNames } from '#web/ui/use-source-name.ts';

/**
 * Lists the apps whose export files can be imported, and explains how to get the file from the selected app. On a
 * narrow page the list is folded, because it is long.
 */
export function ImportHelp() {
  const { t } = useTranslation('imports');
  const [format, setFormat] = useLinkedFormat();
  const isWide = useIsWide();
  const options = importFormats.map((value) => ({
    value,
    label: value === 'csv' ? t('names.csv') : importNames[value],
  }));
  return (
    <div className="space-y-4">
      {isWide ? (
        <ChipGroup
          label={t('help.title')}
          options={options}
          values={format ? [format] : []}
          // Only one app is selected at a time: the one that was not selected before.
          onChange={(formats) => setFormat(formats.find((value) => value !== format))}
        />
      ) : (
        <SelectField
          label={t('help.title')}
          placeholder={t('help.choose')}
          options={options}
          value={format ?? ''}
          onChange={({ target }) => setFormat(target.value as ImportFormat)}
        />
      )}
      {format && (
        <ol className="list-decimal space-y-2 rounded-base bg-sunken py-4 pr-4 pl-10">
          {t(`steps.${format}`)
            .split('\n')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
      )}
    </div>
  );
}

/** Returns the selected app and a function that selects one. Each press on an `ImportLink` selects its app. */
function useLinkedFormat() {
  const linked = useLocation({ select: ({ state }) => state.importApp });
  const [format, setFormat] = useState(linked?.format);
  const [seen, setSeen] = useState(linked?.press);
  if (linked && linked.press !== seen) {
    setSeen(linked.press);
    setFormat(linked.format);
  }
  return [format, setFormat] as const;
}
