import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useExperimentText } from './use-experiment-text.ts';

const tones = { helps: 'good', noSign: 'neutral', cannotSay: 'attention' } as const;

interface Props {
  outcome: Experiment['plan']['outcome'];
  /** The smallest improvement of the outcome that matters. */
  smallest: number;
  result: Pick<NonNullable<Experiment['result']>, 'conclusion' | 'reason' | 'isOpposite' | 'asDrawn'>;
}

/** Shows the conclusion of an experiment, and the reason for it. */
export function Conclusion({ outcome, smallest, result }: Props) {
  const { t } = useTranslation('experiments');
  const { difference, isShown } = useExperimentText();
  const { conclusion, reason, isOpposite, asDrawn } = result;
  const chance = Math.round((asDrawn?.p ?? 1) * 100);
  const text =
    conclusion === 'helps'
      ? t(chance < 1 ? 'because.helpsRarely' : 'because.helps', { chance })
      : conclusion === 'noSign'
        ? isShown(outcome)
          ? t('because.noSign', { smallest: difference(outcome, smallest) })
          : t('because.noSignHidden')
        : t(`because.${reason ?? 'wide'}`);
  return (
    <div>
      <Badge tone={tones[conclusion]}>
        <span className="px-1 py-0.5 font-display text-title font-semibold">
          {t(`conclusions.${conclusion}`)}
        </span>
      </Badge>
      <p className="mt-3 max-w-prose text-pretty">{text}</p>
      {isOpposite && <p className="mt-2 max-w-prose font-medium">{t('because.opposite')}</p>}
    </div>
  );
}
