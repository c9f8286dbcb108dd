import type { ReactNode } from 'react';
import { type SharedMood, sharedMoods } from '#domain/community.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The area whose colour each mood has. */
const moodAreas: Record<SharedMood, Area> = {
  happy: 'mood',
  calm: 'mindfulness',
  grateful: 'fitness',
  energetic: 'energy',
  tired: 'sleep',
  sad: 'water',
  stressed: 'stress',
  frustrated: 'cycle',
};

/** Returns the colour of a mood, mixed into the background of cards. */
const moodTint = (mood: SharedMood, percent: number) =>
  `color-mix(in oklab, ${areaColor(moodAreas[mood])} ${percent}%, var(--raised))`;

const sizes = {
  small: 'size-7 text-lead',
  medium: 'size-10 text-title',
  large: 'size-12 text-display sm:size-14',
};

/** Shows the emoji of a mood on a disc, both in the colour of the mood. Hidden from screen readers. */
export function MoodFace({ mood, size }: { mood: SharedMood; size: keyof typeof sizes }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex shrink-0 items-center justify-center rounded-full font-mood leading-none font-normal tracking-normal',
        sizes[size],
      )}
      style={{ color: areaColor(moodAreas[mood]), background: moodTint(mood, 18) }}
    >
      {sharedMoods[mood]}
    </span>
  );
}

/**
 * Shows the face of a mood. With the text of a post, shows it beside the face, both in a box in the colour of the mood.
 */
export function MoodBox({ mood, children }: { mood: SharedMood; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'flex w-fit max-w-full items-start gap-3 rounded-base sm:mt-2.5',
        Boolean(children) && 'py-3 pr-4 pl-3',
      )}
      style={children ? { background: moodTint(mood, 8) } : undefined}
    >
      <MoodFace mood={mood} size="medium" />
      {children && <div className="min-w-0 py-2">{children}</div>}
    </div>
  );
}
