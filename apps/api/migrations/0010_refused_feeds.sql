-- A held list is let pass or refused by an admin; `status` tells which.
alter table feed_runs rename column accepted_by to decided_by;
