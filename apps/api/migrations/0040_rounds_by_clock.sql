-- Auctions whose next round began by its date alone, until alerts are asked about them.
create table begun_rounds (
  auction_id bigint primary key references auctions on delete cascade
);
