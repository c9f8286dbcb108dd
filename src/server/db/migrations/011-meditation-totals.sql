-- All that was ever sat, kept with each session, so that years of them need not be added up to show it.
create table meditation_totals (
  user_id integer primary key references users (id) on delete cascade,
  sessions integer not null,
  minutes double precision not null
);

insert into meditation_totals (user_id, sessions, minutes)
select user_id, count(*), sum(duration) from meditation_sessions group by user_id;
