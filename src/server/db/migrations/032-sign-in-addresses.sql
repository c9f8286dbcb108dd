-- The network addresses from which people have signed in. Wrong passwords from other addresses do not block sign-ins
-- from these addresses. Only keyed hashes of the addresses are stored.
create table sign_in_addresses (
  user_id integer not null references users (id) on delete cascade,
  address_hash text not null,
  signed_in_at timestamptz not null,
  primary key (user_id, address_hash)
);
