import { type SharedMood, sharedMoods } from '#domain/community.ts';
import { classNames } from '#web/ui/class-names.ts';

const moodStyle = { color: 'var(--mood)', background: 'color-mix(in oklab, var(--mood) 9%, transparent)' };

/** Shows the face of a mood on a disc. Screen readers get the mood from the text beside it. */
export const MoodFace = ({ mood, large }: { mood: SharedMood; large?: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'flex shrink-0 items-center justify-center rounded-full leading-none tracking-normal',
      large ? 'size-12 text-title' : 'size-11 text-lead',
    )}
    style={moodStyle}
  >
    {sharedMoods[mood]}
  </span>
);
