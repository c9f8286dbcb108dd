import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { CameraProblem } from './camera.ts';
import { CameraFrame } from './camera-frame.tsx';
import { loadBarcodeReader, productCode } from './read-barcode.ts';

interface NumberProps {
  /** The number that the person types. The caller keeps it, because the field moves if the camera fails. */
  text: string;
  onTextChange: (text: string) => void;
  onCode: (code: string) => void;
  /** Whether there is no camera beside the field. The field then has focus when it appears. */
  isAlone?: boolean;
}

interface Props extends NumberProps {
  onProblem: (problem: CameraProblem) => void;
  onClose: () => void;
}

const msBetweenReads = 200;

/** Reads a barcode with the camera, or lets the person type its number. */
export function BarcodeView({ onProblem, onClose, ...number }: Props) {
  const { onCode } = number;
  const { t } = useTranslation(['foods', 'common']);
  const [isReaderMissing, setReaderMissing] = useState(false);
  const stopReading = useRef<() => void>(undefined);
  useEffect(() => () => stopReading.current?.(), []);

  const handleReady = (video: HTMLVideoElement) => {
    const controller = new AbortController();
    stopReading.current = () => controller.abort();
    readUntilFound(video, controller.signal).then(
      (code) => code && onCode(code),
      () => !controller.signal.aborted && setReaderMissing(true),
    );
  };

  return (
    <CameraFrame label={t('barcode.label')} hasTarget onReady={handleReady} onProblem={onProblem}>
      {isReaderMissing ? (
        <Alert tone="attention">{t('barcode.noReader')}</Alert>
      ) : (
        <p className="text-small text-muted">{t('barcode.hint')}</p>
      )}
      <BarcodeNumber {...number} />
      <div className="flex max-sm:*:grow sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </CameraFrame>
  );
}

/** Returns the first barcode that the camera shows, or undefined if the signal is aborted first. */
async function readUntilFound(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const read = await loadBarcodeReader();
  while (!signal.aborted) {
    const code = await read(video);
    if (code && !signal.aborted) return code;
    await new Promise((resolve) => setTimeout(resolve, msBetweenReads));
  }
  return undefined;
}

/** Shows a field for the number of a barcode, and a button that finds the food. */
export function BarcodeNumber({ text, onTextChange, onCode, isAlone = false }: NumberProps) {
  const { t } = useTranslation('foods');
  const [isRefused, setRefused] = useState(false);
  const handleFind = () => {
    const code = productCode(text);
    setRefused(code === undefined);
    if (code) onCode(code);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Prevents Enter from saving the meal.
    event.preventDefault();
    handleFind();
  };
  return (
    <div className="flex items-start gap-2">
      <div className="grow">
        <TextField
          label={t(isAlone ? 'barcode.onlyNumber' : 'barcode.number')}
          autoFocus={isAlone}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={isRefused ? t('own.barcodeInvalid') : undefined}
          onChange={(event) => {
            onTextChange(event.target.value);
            setRefused(false);
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      {/* The margin is the height of the field's label, so that the button is beside the field. */}
      <div className="mt-[1.875rem]">
        <Button variant={isAlone ? 'primary' : 'secondary'} onClick={handleFind}>
          {t('barcode.find')}
        </Button>
      </div>
    </div>
  );
}
