-- A table of ITBI as a city publishes it, taken in by `pnpm ingest itbi`.
create table sale_files (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  -- Whether its values are the prices that were declared, or the city hall's own.
  basis text not null check (basis in ('declared', 'assessed')),
  file_name text not null,
  sha256 bytea not null,
  -- Rows, those that count as sales, that are none by its own rules, and that were refused.
  summary jsonb not null,
  imported_at timestamptz not null,
  undone_at timestamptz
);

-- What the figures need of a sale and no more: no person, street or number. `key` is a hash that tells the same row of
-- another table; a sale that stands in two counts once.
create table registered_sales (
  file_id integer not null references sale_files,
  key bytea not null,
  city_id integer not null references cities,
  -- Folded, without abbreviations; '' where it is not told.
  neighborhood text not null,
  type smallint not null,
  sold_on date not null,
  price bigint not null,
  -- Built area by the city's register, of land its ground; null where it is not told.
  area numeric,
  primary key (file_id, key)
);
create index registered_sales_city on registered_sales (city_id);

-- Figures of the sales of the 24 months up to a city's newest one, from 8 on; amounts in centavos.
create table sale_medians (
  city_id integer not null,
  neighborhood text not null,
  type smallint not null,
  basis text not null,
  measure text not null check (measure in ('price', 'built', 'land')),
  n integer not null,
  q1 bigint not null,
  median bigint not null,
  q3 bigint not null,
  from_date date not null,
  to_date date not null,
  primary key (city_id, neighborhood, type, basis, measure)
);
