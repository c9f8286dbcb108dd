-- Removes the score of meals that contain a food with unknown protein, carbs or fat. Earlier versions counted the
-- unknown grams as 0 g.
update food_entries set nutrition_score = null
where nutrition_score is not null and jsonb_typeof(items) = 'array' and exists (
  select from jsonb_array_elements(items) as item
  where item ->> 'protein' is null or item ->> 'carbs' is null or item ->> 'fat' is null
);
