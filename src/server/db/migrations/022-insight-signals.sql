-- What is worth telling about one measure (a trend, a change of level, an unusual day, a streak), and experiments that
-- follow from a finding. At most one per person, kind, measure and habit. Says `past` when it is no longer new.
create table insight_signals (
  user_id integer not null references users (id) on delete cascade,
  -- Shares its numbers with insight_findings, so that an id belongs to one insight only.
  id integer not null default nextval(pg_get_serial_sequence('insight_findings', 'id')),
  kind text not null,
  measure text not null,
  -- The habit that an experiment would test. Null for the other kinds.
  exposure text,
  amount double precision not null,
  usual double precision,
  from_day date not null,
  to_day date not null,
  days integer not null,
  first_seen date not null,
  last_checked date not null,
  status text not null,
  -- The person's feedback. It stays when the same signal appears again.
  rating text,
  hidden boolean not null default false,
  primary key (user_id, id)
);

create unique index insight_signals_subject
  on insight_signals (user_id, kind, measure, exposure) nulls not distinct;

-- The last day whose values the signals include. Null before the first run.
alter table insight_memories add column signals_through date;

-- The person's data version at that run, to find people who have written something since.
alter table insight_memories add column signals_version integer not null default 0;
