import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { areaColor } from '#web/ui/area.ts';
import { GoalBar } from '#web/ui/goal-bar.tsx';
import { achievementAreas, achievementIcons } from './achievement-areas.ts';
import { listNextLevels, useAchievements } from './use-achievements.ts';

interface Props {
  showStreaks: boolean;
  onOpen: () => void;
}

/**
 * Shows the achievement level that is nearest, in one row. Renders nothing if the member has not started any
 * achievement or has earned all levels. A press calls `onOpen`.
 */
export function NextAchievement({ showStreaks, onOpen }: Props) {
  const { t } = useTranslation('achievements');
  const { language } = useLanguage();
  const { data = [] } = useAchievements(showStreaks);
  const [nearest] = listNextLevels(data);
  if (!nearest || nearest.value === 0) return null;
  const { key, level, value, threshold, progress } = nearest;
  const area = achievementAreas[key];
  const Icon = achievementIcons[area];
  return (
    <div className="relative flex items-center gap-3 rounded-base border border-line bg-raised p-4">
      <Icon
        aria-hidden="true"
        className="size-6 shrink-0"
        strokeWidth={1.75}
        style={{ color: areaColor(area) }}
      />
      <div className="min-w-0 grow">
        <button
          type="button"
          onClick={onOpen}
          className="text-left text-small text-muted after:absolute after:inset-0"
        >
          {t('progress.nearest', { level: t(`levels.${level}`) })}
        </button>
        <GoalBar
          label={t(`kinds.${key}`)}
          text={t('progress.of', {
            value: formatNumber(value, language),
            threshold: formatNumber(threshold, language),
          })}
          percent={progress * 100}
          area={area}
          percentHidden
        />
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </div>
  );
}
