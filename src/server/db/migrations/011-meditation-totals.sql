-- The all-time totals of each person's meditation sessions. They are stored and updated with each session, so that
-- reading them does not slow down as the history grows.
create table meditation_totals (
  user_id integer primary key references users (id) on delete cascade,
  sessions integer not null,
  minutes double precision not null
);

insert into meditation_totals (user_id, sessions, minutes)
select user_id, count(*), sum(duration) from meditation_sessions group by user_id;
