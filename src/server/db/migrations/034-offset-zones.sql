-- Rewrites offsets such as '+0200' and '+02', which earlier versions stored, to '+02:00', the only form that PostgreSQL
-- reads too. The new data version makes browsers load the changed entries again.
create function pg_temp.to_offset(zone text) returns text language sql immutable as $$
  select substr(zone, 1, 3) || ':' || rpad(substr(zone, 4), 2, '0')
$$;

with activities as (
  update exercise_activities set zone = pg_temp.to_offset(zone) where zone ~ '^[+-]\d+$' returning user_id
), sessions as (
  update meditation_sessions set zone = pg_temp.to_offset(zone) where zone ~ '^[+-]\d+$' returning user_id
), meals as (
  update food_entries set zone = pg_temp.to_offset(zone) where zone ~ '^[+-]\d+$' returning user_id
), nights as (
  update sleep_nights set zone = pg_temp.to_offset(zone) where zone ~ '^[+-]\d+$' returning user_id
), files as (
  update imports set zone = pg_temp.to_offset(zone) where zone ~ '^[+-]\d+$' returning user_id
), changed as (
  select user_id from activities union select user_id from sessions union select user_id from meals
  union select user_id from nights union select user_id from files
)
update users set data_version = data_version + 1 where id in (select user_id from changed);

update users set time_zone = pg_temp.to_offset(time_zone) where time_zone ~ '^[+-]\d+$';

drop function pg_temp.to_offset;
