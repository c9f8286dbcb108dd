-- Whether the member is suggested to others who write about the same topics, and sees such suggestions.
alter table community_profiles add column suggestible boolean not null default false;
