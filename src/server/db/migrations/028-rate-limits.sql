-- Makes the statement that counts an attempt fail if the attempt is above a rate limit. rate-limits.ts turns the error
-- into a response.
create function refuse_attempt(retry_after_seconds integer) returns integer language plpgsql as $$
begin raise exception 'too many attempts' using errcode = 'LG429', detail = retry_after_seconds::text; end $$;
