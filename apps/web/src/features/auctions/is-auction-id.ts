/** A uuid_key, or the number of a legacy item (DETAIL-11); nothing else is worth a call. */
export const isAuctionId = (id: string): boolean =>
  /^(?:\d{1,15}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(id);
