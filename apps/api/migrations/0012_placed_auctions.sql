-- Few sources give coordinates; lists within an area and the map look those up (INFO-07).
create index auctions_placed on auctions (id) where latitude is not null and longitude is not null;
