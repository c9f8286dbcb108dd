-- The id that the sender creates for a session. A session that is sent again, for example after a lost response, has
-- the same id and is not stored twice.
alter table meditation_sessions add column client_id uuid;

create unique index meditation_sessions_client on meditation_sessions (user_id, client_id);
