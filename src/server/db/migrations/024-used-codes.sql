-- The codes of authenticator apps that people have used recently, so that each code works only once. A row is deleted
-- when its code is no longer valid.
create table used_totp_codes (
  user_id integer not null references users (id) on delete cascade,
  code text not null,
  used_at timestamptz not null,
  primary key (user_id, code)
);

alter table two_factors drop column last_code, drop column last_code_at;
