-- The idempotency keys of members' writes, with the responses. They are kept for 30 days. A row is inserted in the
-- transaction of its write, so it exists only if the write was committed.
create table write_keys (
  user_id integer not null references users (id) on delete cascade,
  key uuid not null,
  -- The SHA-256 of the method, the address and the input of the write.
  fingerprint bytea not null,
  status integer not null,
  -- The body of the response, as sent.
  answer text not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);

-- Fails if a write with this key is running in another transaction (LG409) or has happened (LG208).
-- Does not wait for the other transaction. The lock ends with its transaction, so it does not
-- remain after a crash. run-once.ts turns the errors into responses.
create function claim_write_key(member_id integer, claimed uuid) returns boolean language plpgsql as $$
begin if not pg_try_advisory_xact_lock(hashtextextended(member_id || ':' || claimed, 0)) then
raise exception 'the write is running' using errcode = 'LG409'; end if;  if exists
(select 1 from write_keys where user_id = member_id and key = claimed) then
raise exception 'the write has happened' using errcode = 'LG208'; end if;  return true; end $$;
