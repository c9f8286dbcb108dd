-- The id that whoever sends a session made for it: sent again, as after a lost answer, it is the same session.
alter table meditation_sessions add column client_id uuid;

create unique index meditation_sessions_client on meditation_sessions (user_id, client_id);
