-- A drawn picture's address holds the letters and digits of its auction's code, or stands in the auction's own pictures: looked up
-- before it is made.
create index auctions_drawn on auctions (regexp_replace(code, '[^A-Za-z0-9]', '', 'g'));
create index auctions_images on auctions using gin (images) with (fastupdate = off) where cardinality(images) > 0;
