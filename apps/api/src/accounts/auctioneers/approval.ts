/** The approval of an auctioneer's account: only an approved one publishes (SAFE-20). */
export type Approval = 'pending' | 'approved' | 'refused' | 'suspended';
