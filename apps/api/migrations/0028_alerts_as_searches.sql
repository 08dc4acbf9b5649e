-- An alert is a saved search: it may have a name, and carries every filter of a list besides kind, type, cities and price.
alter table alerts
  add column name text,
  -- The filters as the calls have them, for whoever reads or edits the alert.
  add column filters jsonb not null default '{}',
  -- What they ask, by column of `auctions_at`: {"discount": {"from": 5000}, "kind": {"oneOf": ["sobrado"]}, "city_id": {"noneOf": [1]}}.
  add column requirements jsonb not null default '{}';

-- Whether a row, as `to_jsonb` gives it, is what the requirements ask for. What has no such column passes none.
create function meets_requirements(facts jsonb, requirements jsonb) returns boolean
language sql immutable parallel safe as $$
  select coalesce(bool_and(coalesce(
    case
      when required ? 'oneOf' then required -> 'oneOf' @> (facts -> name)
      when required ? 'noneOf' then not required -> 'noneOf' @> (facts -> name)
      else facts -> name >= coalesce(required -> 'from', facts -> name)
        and facts -> name <= coalesce(required -> 'to', facts -> name)
    end, false)), true)
  from jsonb_each(requirements) as r (name, required)
$$;
