import { useLocation } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportFormat, importFormats } from '#contracts/imports.ts';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { importNames } from '#web/ui/use-source-name.ts';
import { ImportIcon } from './import-icon.tsx';

/**
 * Lists the apps whose export files can be imported. Once the person has chosen an app, explains how to get its file in
 * place of the list.
 */
export function ImportHelp() {
  const { t } = useTranslation('imports');
  const id = useId();
  const [format, setFormat] = useLinkedFormat();
  const focusProps = useKeepFocus(format ?? 'apps');
  const nameOf = (value: ImportFormat) => (value === 'csv' ? t('names.csv') : importNames[value]);
  return (
    <section aria-labelledby={id} tabIndex={-1} className="outline-none" {...focusProps}>
      <h3 id={id} className="font-semibold">
        {format ? t('help.steps', { app: nameOf(format) }) : t('help.title')}
      </h3>
      {format ? (
        <Steps format={format} onBack={() => setFormat(undefined)} />
      ) : (
        <ul className="mt-3 grid grid-cols-2 gap-2 md:grid-cols-3">
          {importFormats.map((value) => (
            <li key={value} className="grid md:last:col-span-2">
              <AppButton format={value} name={nameOf(value)} onPress={() => setFormat(value)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function AppButton({ format, name, onPress }: { format: ImportFormat; name: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-12 items-center gap-2 rounded-base border border-line bg-paper px-2.5 py-1.5 text-left max-sm:text-small max-[375px]:gap-1.5 max-[375px]:px-1.5 sm:gap-2.5 sm:px-3 leading-snug font-medium hover:border-primary"
    >
      <ImportIcon format={format} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </button>
  );
}

function Steps({ format, onBack }: { format: ImportFormat; onBack: () => void }) {
  const { t } = useTranslation('imports');
  return (
    <>
      <ol className="mt-3 list-decimal space-y-2 rounded-base bg-sunken py-4 pr-4 pl-10 marker:font-semibold">
        {t(`steps.${format}`)
          .split('\n')
          .map((step) => (
            <li key={step}>
              <Step text={step} />
            </li>
          ))}
      </ol>
      <button
        type="button"
        onClick={onBack}
        className="mt-1 flex min-h-11 items-center gap-2 font-medium text-primary hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('help.back')}
      </button>
    </>
  );
}

/** Shows a step. An address in it can break after each of its slashes. */
const Step = ({ text }: { text: string }) =>
  text.split(/(?<=\w\/)(?=\w)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Returns the chosen app and a function that chooses one. Each press on an `ImportLink` chooses its app. */
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
