import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preferences } from '#domain/preferences.ts';
import { Card } from '#web/ui/card.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PartError } from '#web/ui/part-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WhenInView } from '#web/ui/when-in-view.tsx';

interface Props<PanelProps> {
  /** The module of the panel. The name of the module is also the title of the panel. */
  name: keyof Preferences['modules'];
  load: () => Promise<ComponentType<PanelProps>>;
  props: PanelProps;
  /** The heights of the parts below the title, until the panel is loaded. */
  heights: readonly string[];
  /** See `WhenInView`. */
  afterMs?: number;
}

/** Shows a panel once the person scrolls to it. Until then, shows its title above placeholders of its parts. */
export function DashboardPanel<PanelProps extends object>({
  name,
  heights,
  afterMs,
  ...part
}: Props<PanelProps>) {
  const { t } = useTranslation('preferences');
  const placeholder = (isLoading: boolean) => (
    <Card title={t(`modules.${name}`)}>
      <div aria-busy={isLoading} className="space-y-4">
        {heights.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move.
          <Skeleton key={index} height={height} />
        ))}
      </div>
    </Card>
  );
  return (
    <WhenInView waiting={placeholder(false)} {...(afterMs !== undefined && { afterMs })}>
      <LazyPart
        {...part}
        loading={placeholder(true)}
        failed={(_error, retry) => (
          <Card>
            <PartError onRetry={retry} />
          </Card>
        )}
      />
    </WhenInView>
  );
}
