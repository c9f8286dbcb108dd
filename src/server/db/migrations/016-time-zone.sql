-- The IANA zone that the person's browser last named. It stands in for calls that name none. Null before the first.
alter table users add column time_zone text;
