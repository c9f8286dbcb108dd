import { type ChannelFailure, type ReminderChannel, reminderChannels } from './channels.ts';

export interface ChannelState {
  channel: ReminderChannel;
  /** Whether the server can use the channel and the person switched it on. */
  isOn: boolean;
  /** Whether there is a recipient, such as a subscribed browser. */
  hasTarget: boolean;
  failure: ChannelFailure | null;
  failedAt: Date | null;
}

interface ChosenChannel {
  channel: ReminderChannel;
  /**
   * The channel that `channel` replaces: the first channel before `channel` in `reminderChannels` that is on but has
   * failed. A channel that only lacks a recipient does not count. Null if there is no such channel.
   */
  insteadOf: ReminderChannel | null;
}

/** A channel fails after this many unopened reminders in a row, or after this many days in a row with a refusal. */
export const maxInARow = 3;

/** A channel that refused is tried again after this time, in milliseconds, because the service may have recovered. */
const retryRefusedAfterMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns the first channel that is on and works. `after` is a channel that has already failed to send today's
 * reminder. If `after` is given, considers only the channels after it in `reminderChannels`. Returns undefined if no
 * channel is left.
 */
export function chooseChannel(
  states: readonly ChannelState[],
  now: Date,
  after?: ReminderChannel,
): ChosenChannel | undefined {
  const isTried = ({ channel }: ChannelState) =>
    after !== undefined && reminderChannels.indexOf(channel) <= reminderChannels.indexOf(after);
  const inOrder = reminderChannels.flatMap((channel) => states.filter((state) => state.channel === channel));
  const chosen = inOrder.find((state) => isWorking(state, now) && !isTried(state));
  if (!chosen) return undefined;
  const before = inOrder.slice(0, inOrder.indexOf(chosen));
  const failed = before.find((state) => state.isOn && (state.failure !== null || state.hasTarget));
  return { channel: chosen.channel, insteadOf: failed?.channel ?? null };
}

function isWorking({ isOn, hasTarget, failure, failedAt }: ChannelState, now: Date): boolean {
  if (!isOn || !hasTarget) return false;
  if (failure === 'refused' && failedAt) return now.getTime() - failedAt.getTime() >= retryRefusedAfterMs;
  return failure === null;
}

/**
 * Returns the states, but lets a channel work again if the channel failed as `unopened` before the
 * person's last visit to Lagom. The visit shows that the person uses Lagom again. Returns the
 * states unchanged if any channel works.
 */
export function resumeAfterVisit<State extends ChannelState>(
  states: readonly State[],
  lastVisit: Date | null,
  now: Date,
): State[] {
  const mayResume = ({ failure, failedAt }: State) =>
    failure === 'unopened' && failedAt !== null && lastVisit !== null && lastVisit > failedAt;
  if (states.some((state) => isWorking(state, now))) return [...states];
  return states.map((state) => (mayResume(state) ? { ...state, failure: null, failedAt: null } : state));
}
