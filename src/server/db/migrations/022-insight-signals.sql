-- Trends, changes of level, unusual days and streaks of one measure, and suggestions to test a finding with an
-- experiment. There is at most one row per person, kind, measure and habit. status is `past` when the row is no longer
-- new.
create table insight_signals (
  user_id integer not null references users (id) on delete cascade,
  -- Uses the sequence of insight_findings, so that no finding and no signal have the same id.
  id integer not null default nextval(pg_get_serial_sequence('insight_findings', 'id')),
  kind text not null,
  measure text not null,
  -- The habit that an experiment would test. Null for other kinds.
  exposure text,
  amount double precision not null,
  usual double precision,
  from_day date not null,
  to_day date not null,
  days integer not null,
  first_seen date not null,
  last_checked date not null,
  status text not null,
  -- rating and hidden are the feedback of the person. They stay when the same signal appears again.
  rating text,
  hidden boolean not null default false,
  primary key (user_id, id)
);

create unique index insight_signals_subject
  on insight_signals (user_id, kind, measure, exposure) nulls not distinct;

-- The last day whose values the signals include. Null until signals were computed.
alter table insight_memories add column signals_through date;

-- The data version of the person when signals were computed last. It shows whether the person has written something
-- since.
alter table insight_memories add column signals_version integer not null default 0;
