-- Tells without reading the sessions of a day whether it has some of another source.
drop index meditation_sessions_day;

create index meditation_sessions_day on meditation_sessions (user_id, day, source) include (duration, completed);
