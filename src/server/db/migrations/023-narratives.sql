-- What a language model wrote about a week. A row is inserted before the model is asked, so that two requests at the
-- same time do not both ask the model. The row is deleted if the model gives no usable text.
create table insight_narratives (
  user_id integer not null references users (id) on delete cascade,
  -- The Sunday on which the week ends.
  week_end date not null,
  language text not null,
  -- The host of the service that was asked.
  service text not null,
  -- The text, with placeholders such as {{c1.value}} instead of figures. Null while the service writes it.
  text text,
  -- The claims whose figures replace the placeholders. Null if there is no text.
  claims jsonb,
  asked_at timestamptz not null,
  primary key (user_id, week_end)
);
