-- A source is an open id: what the person said is 'self', a default they did not touch is 'suggested', and a device or
-- an import has a name of its own. A counter and a check-in are one source, so of two values the newer one stays.
alter table daily_observations rename column metric to measure;

alter index daily_observations_metric rename to daily_observations_measure;

delete from daily_observations as older using daily_observations as newer
where older.user_id = newer.user_id and older.day = newer.day and older.measure = newer.measure
  and older.source in ('manual', 'checkin') and newer.source in ('manual', 'checkin')
  and older.source <> newer.source
  and (newer.recorded_at > older.recorded_at
    or newer.recorded_at = older.recorded_at and newer.source = 'manual');

update daily_observations set source = case source when 'device' then 'device:unknown' else 'self' end
where source in ('manual', 'checkin', 'device');

alter table questionnaire_responses add column source text not null default 'self';

-- The answer to the only question of a category is the value of the day, also where a counter or a night was newer.
update questionnaire_responses as answer set response = observation.value, recorded_at = observation.recorded_at
from custom_questions as question, daily_observations as observation
where question.id = answer.question_id
  and observation.user_id = answer.user_id and observation.day = answer.day and observation.source = 'self'
  and (question.category, observation.measure) in (('hydration', 'waterIntake'), ('sleep', 'sleepQuality'))
  and observation.value <> answer.response
  and not exists (
    select from custom_questions as other
    where other.category = question.category and other.id <> question.id
      and (other.user_id is null or other.user_id = answer.user_id)
  );

-- The id that the source gives an event: read again from there, it is the same event.
alter table exercise_activities
  add column source text not null default 'self',
  add column external_id text;

create unique index exercise_activities_external on exercise_activities (user_id, source, external_id) where external_id is not null;

alter table meditation_sessions
  add column source text not null default 'self',
  add column external_id text;

create unique index meditation_sessions_external on meditation_sessions (user_id, source, external_id) where external_id is not null;

alter table food_entries
  add column source text not null default 'self',
  add column external_id text;

create unique index food_entries_external on food_entries (user_id, source, external_id) where external_id is not null;

alter table menstrual_cycle_entries
  add column source text not null default 'self',
  add column external_id text;

create unique index menstrual_cycle_entries_external on menstrual_cycle_entries (user_id, source, external_id) where external_id is not null;

-- One main night per day and source. How it was rated is a value of the day, kept in daily_observations alone.
alter table sleep_nights
  add column source text not null default 'self',
  add column external_id text,
  drop column quality,
  drop constraint sleep_nights_pkey,
  add primary key (user_id, day, source);

create unique index sleep_nights_external on sleep_nights (user_id, source, external_id) where external_id is not null;

-- The sources that a person prefers for a measure, best first. Without a row the product's own order decides.
create table source_orders (
  user_id integer not null references users (id) on delete cascade,
  measure text not null,
  sources text[] not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, measure)
);

-- What the achievements count up to a day, so that years need not be counted again. Each write of a day raises
-- `changes`, and clears `through` if the day is counted already.
create table achievement_progress (
  user_id integer primary key references users (id) on delete cascade,
  changes bigint not null default 0,
  through date,
  progress jsonb
);
