create extension if not exists unaccent;
create extension if not exists pg_trgm;

create table states (
  id smallint primary key,
  uf char(2) not null unique,
  name text not null
);

create table cities (
  id integer primary key,
  state_id smallint not null references states,
  name text not null,
  folded text not null
);
create unique index cities_state_folded on cities (state_id, folded);
create index cities_folded on cities using gin (folded gin_trgm_ops);
