-- A code of an authenticator app works once. The rows are deleted when the code is no longer valid.
create table used_totp_codes (
  user_id integer not null references users (id) on delete cascade,
  code text not null,
  used_at timestamptz not null,
  primary key (user_id, code)
);

alter table two_factors drop column last_code, drop column last_code_at;
