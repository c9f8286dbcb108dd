import { Bell, BellOff, Pause, Play, Square } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndSound } from '#web/lib/timer/end-sound.ts';
import { isRepeatedClick } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ActiveSession } from './session-timer.ts';
import { useSessionControls } from './use-session-controls.ts';

/** Shows the controls of the active session on the near hill of its landscape: stop, pause or resume, and the bell. */
export function StageControls({ session }: { session: ActiveSession }) {
  const { t } = useTranslation('mindfulness');
  const { isRunning, toggle, stop } = useSessionControls(session);
  const { isOn, setOn } = useEndSound();
  const Main = isRunning ? Pause : Play;
  const BellIcon = isOn ? Bell : BellOff;
  return (
    <div className="mx-auto grid w-full max-w-80 grid-cols-3 items-end justify-items-center">
      <RoundButton caption={t('stop')} onClick={stop}>
        <Square className="size-4 fill-current" />
      </RoundButton>
      <RoundButton caption={t(isRunning ? 'pause' : 'resume')} onClick={toggle} isMain>
        <Main className="size-8 fill-current" strokeWidth={1.25} />
      </RoundButton>
      <RoundButton
        role="switch"
        aria-checked={isOn}
        aria-label={t('chime')}
        caption={t('bell')}
        onClick={() => setOn(!isOn)}
      >
        <BellIcon className="size-5" strokeWidth={1.75} />
      </RoundButton>
    </div>
  );
}

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  caption: string;
  /** Draws the button larger and filled. */
  isMain?: boolean;
}

/** Shows a round button with a caption below it. Its colours have enough contrast on the near hill in both themes. */
function RoundButton({
  caption,
  isMain = false,
  children,
  onClick,
  ...rest
}: Props & { children: ReactNode }) {
  return (
    <button
      {...rest}
      type="button"
      onClick={(event) => !isRepeatedClick(event) && onClick?.(event)}
      className="group flex min-w-20 flex-col items-center gap-1 rounded-base text-small font-semibold text-(--star) outline-none"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'flex items-center justify-center rounded-full outline-offset-4 outline-(--star) transition-opacity duration-150 group-hover:opacity-85 group-focus-visible:outline-2',
          isMain ? 'size-18 bg-(--star) text-(--near-hill)' : 'size-12 border border-(--star)/60 bg-shade',
        )}
      >
        {children}
      </span>
      {caption}
    </button>
  );
}
