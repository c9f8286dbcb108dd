-- Trends, changes of level, unusual days and streaks of one measure, and suggestions to test a finding with an
-- experiment. There is at most one row per person, kind, measure and habit. status is `withdrawn` if the values of
-- later days contradict the signal, and `past` if a later analysis did not find it again. Otherwise status is
-- `current`.
create table insight_signals (
  user_id integer not null references users (id) on delete cascade,
  -- Uses the sequence of insight_findings, so that no finding and no signal have the same id.
  id integer not null default nextval(pg_get_serial_sequence('insight_findings', 'id')),
  kind text not null,
  measure text not null,
  -- The habit that a suggested experiment would test. Null for all other kinds.
  exposure text,
  amount double precision not null,
  usual double precision,
  from_day date not null,
  to_day date not null,
  days integer not null,
  first_seen date not null,
  last_checked date not null,
  status text not null,
  -- rating and hidden are the person's feedback. They are kept when the same signal appears again.
  rating text,
  hidden boolean not null default false,
  primary key (user_id, id)
);

create unique index insight_signals_subject
  on insight_signals (user_id, kind, measure, exposure) nulls not distinct;

-- The last day whose values were used to compute the signals. Null if signals have never been computed.
alter table insight_memories add column signals_through date;

-- The person's data version when the signals were last computed. If the current data version is higher, the person has
-- changed data since then.
alter table insight_memories add column signals_version integer not null default 0;
