/** Who an account is for; each has sign-in calls of its own. */
export type Role = 'customer' | 'auctioneer' | 'admin';

/** The account that a request's token stands for. */
export interface Person {
  id: number;
  uuid: string;
  role: Role;
  email: string;
  name: string;
  /** SHA-256 of the token that it came with. */
  tokenHash: Buffer;
}
