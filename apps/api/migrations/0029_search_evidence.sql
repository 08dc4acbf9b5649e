-- What is proven of an auction as lists are narrowed and ordered by it (catalogue/evidence/keep-search-evidence.ts). Apart from
-- auction_search, whose rows are dear to write: one list shifts the ranks of a whole state. What nothing is told of has no row.
create table search_evidence (
  auction_id bigint primary key,
  -- In centavos; 0 is not told.
  next_price bigint not null,
  -- Of those alike how many per cent have less of a discount, or cost more for each square metre, and one: 0 is not known.
  discount_rank smallint not null,
  metre_rank smallint not null
) with (fillfactor = 70);
create trigger search_evidence_inserts after insert on search_evidence
  referencing new table as changed for each statement execute function note_search_changes();
create trigger search_evidence_updates after update on search_evidence
  referencing old table as before for each statement execute function note_search_changes();
create trigger search_evidence_deletes after delete on search_evidence
  referencing old table as before for each statement execute function note_search_changes();
create trigger search_evidence_change after insert or update or delete on search_evidence
  for each statement execute function note_public_change();

-- A row of auction_search with what is proven of it: what lists are made of.
create view search_rows as
select s.*, coalesce(e.next_price, 0) as next_price, coalesce(e.discount_rank, 0)::smallint as discount_rank,
  coalesce(e.metre_rank, 0)::smallint as metre_rank
from auction_search s left join search_evidence e using (auction_id);

-- Ranks that are known already; a next price comes with the next list.
insert into search_evidence
select r.auction_id, 0, case when r.discount_n > 0 then r.discount_below * 100 / r.discount_n + 1 else 0 end,
  case when r.metre_n > 0 then (r.metre_n - r.metre_below - r.metre_equal) * 100 / r.metre_n + 1 else 0 end
from auction_ranks r join auction_search s using (auction_id);
