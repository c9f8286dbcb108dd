-- Whether a member wants to be suggested to others who write about the same topics, and to be shown them.
alter table community_profiles add column suggestible boolean not null default false;
