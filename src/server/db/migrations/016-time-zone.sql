-- The IANA time zone that the person's browser sent last. Requests without a time zone use it. Null until a browser has
-- sent one.
alter table users add column time_zone text;
