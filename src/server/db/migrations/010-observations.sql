-- A metric over time lies together, whatever else its days hold. With the day first a span read every metric in it.
alter table daily_observations drop constraint daily_observations_pkey;
alter table daily_observations add primary key (user_id, metric, day, source);
drop index daily_observations_metric;
