import type { FieldDescriptions } from './field-descriptions.ts';

export const socialFields: FieldDescriptions = {
  content: 'The text.',
  displayName: 'The name that other members see. Null returns to the default name.',
  initials: 'The initials of this name.',
  suspendedUntil: 'Until when the member cannot write. Null if the member can.',
  achievement: 'The achievement that the post shares. Null for other posts.',
  likes: 'The number of likes.',
  comments: 'The number of comments.',
  postId: 'The id of the post.',
  activeMembers: 'The number of members who visited the community in the last 7 days.',
  postsToday: 'The number of posts of today, in the caller’s time zone.',
  onlineNow: 'The number of members who visited the community in the last 5 minutes.',
  posts: 'The number of posts with the tag in the last 7 days.',
  members: 'The number of members who used the tag in the last 7 days.',
  tag: 'The tag without the number sign.',
  note: 'What the person says about the report. May be empty.',
  expert: 'The name of the expert.',
  en: 'The text in English.',
  sv: 'The text in Swedish.',
};
