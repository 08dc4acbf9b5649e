export { aPicture } from './a-picture.ts';
export { anAuction, type AuctionOverrides, aRound, sampleNow } from './an-auction.ts';
export { auctionSamples } from './auction-samples.ts';
export { seeded } from './seeded.ts';
