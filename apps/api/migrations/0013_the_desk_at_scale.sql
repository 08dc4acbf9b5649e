-- The desk's list in its order, so that a page is walked to and not sorted; hidden ones are few among many.
create index auctions_newest on auctions (list_date desc, id desc);
create index auctions_hidden on auctions (list_date desc, id desc) where flagged_reason is not null;
