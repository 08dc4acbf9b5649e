-- What an auctioneer's feed tells of a lot besides its figures; null is not informed. No names of parties or debtors are
-- kept: of a court case its public number alone.
alter table auctions add column edital_url text check (edital_url like 'https://%');
-- The 20 digits of Resolução CNJ 65/2008, whose check digits were right.
alter table auctions add column process_number text check (process_number ~ '^\d{20}$');
alter table auctions add column occupancy text check (occupancy in ('occupied', 'vacant'));
alter table auctions add column accepts_fgts boolean;
alter table auctions add column postal_code text check (postal_code ~ '^\d{8}$');
alter table auctions add column registration_number text;
alter table auctions add column registration_office text;
-- Debts in centavos, and who pays them: the buyer, the seller, or the price itself.
alter table auctions add column iptu_debt bigint;
alter table auctions add column iptu_paid_by text check (iptu_paid_by in ('buyer', 'seller', 'proceeds'));
alter table auctions add column condominium_debt bigint;
alter table auctions add column condominium_paid_by text check (condominium_paid_by in ('buyer', 'seller', 'proceeds'));
-- How many bids the source counted on the day of the list.
alter table auctions add column bids integer;
