-- The IANA time zone that the person's browser sent last. Used for requests that send none. Null until the first one.
alter table users add column time_zone text;
