/** How an auctioneer's account stands: only an approved one publishes (SAFE-20). */
export type Approval = 'pending' | 'approved' | 'refused' | 'suspended';
