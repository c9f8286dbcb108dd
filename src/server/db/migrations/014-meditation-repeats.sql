-- The sender creates client_id for each session. A session that is sent again, for example because the response was
-- lost, has the same client_id and is not stored twice.
alter table meditation_sessions add column client_id uuid;

create unique index meditation_sessions_client on meditation_sessions (user_id, client_id);
