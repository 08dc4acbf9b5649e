/** What is tracked of a visit. */
export type SiteEvent =
  | { name: 'page_view' | 'search' | 'lead' | 'contact' }
  | { name: 'view_content' | 'add_to_wishlist'; auctionKey: string }
  | { name: 'chat_click'; tag: 'float' };
