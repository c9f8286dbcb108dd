-- A person's connection to a provider, such as Garmin. There is at most one per provider. If the person ends a
-- connection but keeps its data, the row remains.
create table device_connections (
  user_id integer not null references users (id) on delete cascade,
  provider text not null,
  -- The service that collects the data, such as `simulator`.
  aggregator text not null,
  -- The id of the person, or of the connection, at the aggregator. Null until the aggregator has assigned it.
  external_id text,
  -- `waiting` until the aggregator confirms the connection, then `active`. `revoked` if access was withdrawn at the
  -- provider or the aggregator. `ended` if the person disconnected here.
  state text not null,
  -- When the newest event that changed the state happened. Older events that arrive later do not change the state.
  state_at timestamptz not null,
  connected_at timestamptz,
  last_synced_at timestamptz,
  last_data_day date,
  -- The aggregator sends the person's past data in parts. history_done is the number of parts that
  -- have arrived, and is null unless past data is being imported. history_total is the number of
  -- all parts, and is null until this number is known.
  history_done integer,
  history_total integer,
  -- Why the last synchronisation failed, as a code. Null if it succeeded.
  last_error text,
  primary key (user_id, provider)
);

create index device_connections_external on device_connections (aggregator, external_id);

-- Unfinished attempts to connect a provider. After the sign-in at the provider, the aggregator sends the browser back
-- to an address that contains a random text, the state. A state works only once. Only its hash is stored.
create table device_authorizations (
  state_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  provider text not null,
  aggregator text not null,
  external_id text,
  expires_at timestamptz not null
);

create index device_authorizations_person on device_authorizations (user_id, provider);

-- Webhooks whose signature was valid. A repeated delivery has the same id and is not stored again.
create table webhook_deliveries (
  id integer primary key generated always as identity,
  aggregator text not null,
  delivery_id text not null,
  -- The kind of event, such as `sleep`.
  name text not null,
  received_at timestamptz not null,
  -- When the aggregator created the delivery. Deliveries can arrive in a different order.
  ordered_at timestamptz not null,
  -- `stored` until the delivery is processed, then `done`. `failed` if all attempts failed.
  state text not null,
  attempts integer not null default 0,
  -- Why the last attempt failed, or why nothing was done, as a code.
  error text,
  -- The person and the provider. Null until they are known.
  user_id integer references users (id) on delete cascade,
  provider text,
  -- The body as received. Deleted when the delivery is done.
  body bytea,
  unique (aggregator, delivery_id)
);

create index webhook_deliveries_person on webhook_deliveries (user_id, state);

-- The accounts of the simulator, an aggregator that invents data.
create table simulated_accounts (
  user_id integer not null references users (id) on delete cascade,
  provider text not null,
  granted_at timestamptz not null,
  primary key (user_id, provider)
);
