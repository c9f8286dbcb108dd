import type { DB } from '#server/db/tables.ts';
import { commonLabels as c } from './export-labels.ts';
import { byId, byUser, type ExportRules } from './export-rules.ts';

/** The export rules for the tables of the community. */
export const communityTables = {
  community_profiles: {
    owner: 'user_id',
    key: byUser,
    columns: {
      user_id: c.user_id,
      display_name: ['Your name in the community', 'Ditt namn i gemenskapen'],
      last_seen_at: ['When you were last there', 'När du senast var där'],
      suggestible: [
        'Whether you are suggested to members who write about the same',
        'Om du föreslås för medlemmar som skriver om samma saker',
      ],
      suspended_until: ['Until when you cannot write', 'Till när du inte kan skriva'],
      updated_at: c.updated_at,
    },
  },
  community_posts: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      type: ['Kind of post', 'Typ av inlägg'],
      content: ['What you wrote', 'Vad du skrev'],
      mood: ['Mood you shared', 'Humör du delade'],
      achievement_key: ['Achievement you shared', 'Utmärkelse du delade'],
      achievement_level: ['Its level', 'Dess nivå'],
      created_at: c.created_at,
      hidden_at: ['When it was hidden by a moderator', 'När det doldes av en moderator'],
    },
  },
  community_comments: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      post_id: c.post_id,
      user_id: c.user_id,
      content: ['What you wrote', 'Vad du skrev'],
      created_at: c.created_at,
      hidden_at: ['When it was hidden by a moderator', 'När den doldes av en moderator'],
    },
  },
  community_tags: {
    owner: 'user_id',
    key: ['post_id', 'tag'],
    columns: {
      post_id: c.post_id,
      tag: ['Topic of your post', 'Ämne i ditt inlägg'],
      user_id: c.user_id,
      created_at: c.created_at,
    },
  },
  community_likes: {
    owner: 'user_id',
    key: ['post_id'],
    columns: { post_id: c.post_id, user_id: c.user_id, created_at: c.created_at },
  },
  community_blocks: {
    owner: 'user_id',
    key: ['blocked_id'],
    columns: {
      user_id: c.user_id,
      blocked_id: ['Number of the member you blocked', 'Numret på medlemmen du blockerade'],
      created_at: c.created_at,
    },
  },
  community_hidden_posts: {
    owner: 'user_id',
    key: ['post_id'],
    columns: { user_id: c.user_id, post_id: c.post_id },
  },
  community_reports: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      post_id: c.post_id,
      comment_id: ['Number of the comment', 'Kommentarens nummer'],
      reason: ['Why you reported it', 'Varför du anmälde det'],
      note: ['What you wrote about it', 'Vad du skrev om det'],
      created_at: c.created_at,
      resolved_at: ['When it was dealt with', 'När det åtgärdades'],
    },
  },
  expert_sessions: { excluded: 'not-personal' },
} as const satisfies Partial<ExportRules<keyof DB>>;
