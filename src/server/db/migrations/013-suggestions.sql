-- Whether the member is suggested to others who write about the same topics. If true, the member
-- also sees such suggestions.
alter table community_profiles add column suggestible boolean not null default false;
