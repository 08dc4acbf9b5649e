-- A property whose line in a list could not be read stays as it was, with an event of that.
alter table auction_events drop constraint auction_events_kind_check;
alter table auction_events add constraint auction_events_kind_check check
  (kind in ('listed', 'price', 'valuation', 'modality', 'rounds', 'details', 'gone', 'returned', 'unreadable'));
