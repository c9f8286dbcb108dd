-- Adds source to the index, so that PostgreSQL finds sessions of other sources on a day without reading all sessions of
-- that day.
drop index meditation_sessions_day;

create index meditation_sessions_day on meditation_sessions (user_id, day, source) include (duration, completed);
