import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumberInput, parseNumber } from '#domain/parse-number.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { itemGrams, stepGrams } from './meal-items.ts';

interface Props {
  food: string;
  grams: number;
  onChange: (grams: number) => void;
}

/** Shows a field for the weight of a food in grams, between a minus and a plus button. */
export function GramsStepper({ food, grams, onChange }: Props) {
  const { t } = useTranslation(['foods', 'nutrition']);
  const { language } = useLanguage();
  // The typed text, which can be empty or an invalid number. Undefined if the person has not typed.
  const [typed, setTyped] = useState<string>();
  const shown = formatNumberInput(Math.round(grams * 10) / 10, language);
  const handleType = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    const value = parseNumber(event.target.value, language);
    if (typeof value === 'number' && value >= itemGrams.min && value <= itemGrams.max) onChange(value);
  };
  const handleStep = (direction: 1 | -1) => {
    setTyped(undefined);
    onChange(stepGrams(grams, direction));
  };
  return (
    <div className="flex w-fit items-center rounded-base border border-control bg-raised">
      <IconButton
        icon={Minus}
        label={t('item.less', { food })}
        disabled={grams <= itemGrams.min}
        onClick={() => handleStep(-1)}
      />
      <label className="flex min-h-11 items-center gap-1 pr-1">
        <span className="sr-only">{t('item.grams', { food })}</span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? shown}
          onChange={handleType}
          onBlur={() => setTyped(undefined)}
          className="h-11 w-14 bg-transparent text-right tabular-nums"
        />
        <span aria-hidden="true" className="text-muted">
          {t('nutrition:grams')}
        </span>
      </label>
      <IconButton
        icon={Plus}
        label={t('item.more', { food })}
        disabled={grams >= itemGrams.max}
        onClick={() => handleStep(1)}
      />
    </div>
  );
}
