-- Whether a person consents to sending data to an AI service for one purpose. The consent applies only to the host in
-- the column service.
create table ai_consents (
  user_id integer not null references users (id) on delete cascade,
  purpose text not null,
  service text not null,
  given boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, purpose)
);

-- How often a person used an AI service on a day in UTC, and the numbers of tokens that the service counted.
create table ai_usage (
  user_id integer not null references users (id) on delete cascade,
  day date not null,
  purpose text not null,
  calls integer not null,
  units_sent integer not null default 0,
  units_received integer not null default 0,
  primary key (user_id, day, purpose)
);
