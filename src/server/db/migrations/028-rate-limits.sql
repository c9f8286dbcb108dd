-- Raises the error LG429, with the seconds to wait as its detail. The statement in rate-limits.ts that counts attempts
-- calls this function for an attempt above a rate limit. rate-limits.ts turns the error into a response.
create function refuse_attempt(retry_after_seconds integer) returns integer language plpgsql as $$
begin raise exception 'too many attempts' using errcode = 'LG429', detail = retry_after_seconds::text; end $$;
