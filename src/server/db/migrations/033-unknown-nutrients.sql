-- Removes the score of meals that contain a food with unknown protein, carbs or fat. Earlier versions counted the
-- unknown grams as 0 g. The new data version makes browsers load the meals again.
with changed as (
  update food_entries set nutrition_score = null
  where nutrition_score is not null and jsonb_typeof(items) = 'array' and exists (
    select from jsonb_array_elements(items) as item
    where item ->> 'protein' is null or item ->> 'carbs' is null or item ->> 'fat' is null
  )
  returning user_id
)
update users set data_version = data_version + 1 where id in (select user_id from changed);
