-- Experiments that people do on themselves. `plan` is JSON in a canonical form and never changes. `plan_sha256` is the
-- hash of `plan`. `record` contains the days and the result as JSON, and is null until the experiment is finished.
create table experiments (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  outcome text not null,
  plan text not null,
  plan_sha256 text not null,
  stopped_on date,
  record text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create index experiments_newest on experiments (user_id, id desc);

-- A person has at most one unfinished experiment per outcome.
create unique index experiments_unfinished on experiments (user_id, outcome) where finished_at is null;

-- Whether the person did the action on a day. A day without an answer has no row.
create table experiment_days (
  user_id integer not null references users (id) on delete cascade,
  experiment_id integer not null references experiments (id) on delete cascade,
  day date not null,
  done boolean not null,
  recorded_at timestamptz not null default now(),
  primary key (user_id, experiment_id, day)
);

-- Speeds up the deletion of an experiment, which also deletes its days.
create index experiment_days_experiment on experiment_days (experiment_id);
