-- Whether the date of a round brought the match (ALERT-17); false where a list did.
alter table opportunities add column by_date boolean not null default false;
