import { type SharedMood, sharedMoods } from '#domain/community.ts';
import { classNames } from '#web/ui/class-names.ts';

const moodStyle = { color: 'var(--mood)', background: 'color-mix(in oklab, var(--mood) 14%, transparent)' };

/** Shows the face of a mood on a disc. Screen readers get the mood from the text beside it. */
export const MoodFace = ({ mood, large }: { mood: SharedMood; large?: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'flex shrink-0 items-center justify-center rounded-full leading-none tracking-normal',
      large ? 'size-13 text-display sm:size-15' : 'size-11 text-title',
    )}
    style={moodStyle}
  >
    {sharedMoods[mood]}
  </span>
);
