-- Changes the values of source. They become 'self' for a value that the person entered, 'suggested'
-- for a default that the person did not change, or the id of a device or an import. 'manual'
-- (entered outside the check-in, for example with the water counter) and 'checkin' both become
-- 'self'. If a day has both a 'manual' and a 'checkin' value of a measure, only the newer value is
-- kept.
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

-- Sets the answer to a question about hydration or sleep to the day's value in daily_observations, if the category has
-- no other question. That value can be newer than the answer, because the person can also enter it with the water
-- counter or with a night.
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

-- external_id is the id of an event at its source. It prevents storing an event twice when the source is read again.
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

-- One night per day and source. The rating of a night is stored only in daily_observations.
alter table sleep_nights
  add column source text not null default 'self',
  add column external_id text,
  drop column quality,
  drop constraint sleep_nights_pkey,
  add primary key (user_id, day, source);

create unique index sleep_nights_external on sleep_nights (user_id, source, external_id) where external_id is not null;

-- The person's preferred sources for a measure, best first. A measure without a row has the default order.
create table source_orders (
  user_id integer not null references users (id) on delete cascade,
  measure text not null,
  sources text[] not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, measure)
);

-- The progress towards achievements up to and including the day `through`, so that these days need not be read again.
-- Each write of an entry that counts for achievements adds 1 to `changes`. If `changes` has increased since a process
-- read the entries, the process does not store its new progress, because a change could be missing from that progress.
-- If the stored progress includes the day of the written entry, the write also sets `through` to null, which makes the
-- stored progress invalid.
create table achievement_progress (
  user_id integer primary key references users (id) on delete cascade,
  changes bigint not null default 0,
  through date,
  progress jsonb
);
