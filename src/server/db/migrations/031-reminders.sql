-- The language that the person last chose in a browser. Null if none was chosen.
alter table users add column language text;

-- When time_zone last changed from one zone to another. Null if it never did.
alter table users add column time_zone_changed_at timestamptz;

-- When the reminder job next runs for the person: at the next reminder, at the next attempt, or at once after a change
-- of zone or settings. Null until the time zone is known.
alter table users add column next_reminder_at timestamptz;

-- Reminders that were due before this time are not sent. It is the time at which the zone was first known or the
-- settings were saved.
alter table users add column reminders_from timestamptz;

update users set next_reminder_at = now(), reminders_from = now() where time_zone is not null;

create index users_next_reminder on users (next_reminder_at);

-- The reminder of a person on a day. The primary key prevents a second reminder on that day.
create table reminders (
  user_id integer not null references users (id) on delete cascade,
  day date not null,
  -- `push`, `ntfy`, `webhook` or `email`.
  channel text not null,
  -- The preferred channel that did not work. Null if `channel` is the first choice.
  instead_of text,
  -- `sending` during an attempt, and `waiting` after a refused attempt until the next attempt. At the end `sent`,
  -- `failed`, or `unknown` if the server stopped or lost the connection while sending.
  state text not null,
  state_at timestamptz not null,
  -- The number of attempts with the current channel.
  attempts integer not null,
  due_at timestamptz not null,
  deadline timestamptz not null,
  -- When the service accepted the reminder, or, in the state `unknown`, when the server tried to send it.
  sent_at timestamptz,
  -- When the person first opened Lagom within 24 hours after sent_at. Null if the person did not open it.
  opened_at timestamptz,
  primary key (user_id, day)
);

-- The state of a person's channel. A channel without a row is off and has no failures.
create table reminder_channels (
  user_id integer not null references users (id) on delete cascade,
  channel text not null,
  -- Whether the channel is on. Used only for ntfy and the webhook. Push and email have columns in
  -- notification_settings.
  is_on boolean not null default false,
  -- The topic at the ntfy server. Null for other channels.
  topic text,
  -- The number of days in a row on which the service of the channel refused the reminder.
  refusals integer not null default 0,
  -- The number of reminders in a row after which the person did not open Lagom.
  unopened integer not null default 0,
  -- Why the channel is not used: `gone`, `refused` or `unopened`. Null if the channel works.
  failure text,
  failed_at timestamptz,
  primary key (user_id, channel)
);

-- The browsers that receive push messages. A subscription ends with the session of its browser.
create table push_subscriptions (
  id integer primary key generated always as identity,
  user_id integer not null references users (id) on delete cascade,
  session_id integer not null references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);

create index push_subscriptions_person on push_subscriptions (user_id);

create index push_subscriptions_session on push_subscriptions (session_id);

-- The pair of keys that identifies this installation to push services (VAPID). There is one row.
create table push_keys (
  id integer primary key check (id = 1),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);

-- The secret address of a person's reminder calendar. Only the hash of its token is stored.
create table reminder_calendars (
  user_id integer primary key references users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null
);
