-- Mails that were given up are counted at each reading of the figures (SAFE-40).
create index mails_given_up on mails (failed_at) where failed_at is not null;
