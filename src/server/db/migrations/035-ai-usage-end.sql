-- The end of the day in the time zone of the day's first use. Until then, uses in other zones count on this day too, so
-- that a change of zone brings no new quota. Null for days from before this column.
alter table ai_usage add column ends_at timestamptz;
