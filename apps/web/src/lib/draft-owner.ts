import type { Session } from './session-storage.ts';
import { getStored, removeStored, setStored } from './storage.ts';

/** Drafts of forms: they survive an expired session, so that nothing typed is lost, and are removed by a logout. */
export const draftPrefix = 'draft:';
/** Whose the drafts are that an expired session left; among them, so that it goes with them. */
const ownerKey = `${draftPrefix}@`;

const ownerOf = ({ userType, user }: Session) => `${userType} ${user.email.toLowerCase()}`;

/** Nothing typed is left. */
export const removeDrafts = (): void => removeStored('tab', `${draftPrefix}*`);

/** Notes whose the drafts are that stay. */
export const disownDrafts = (session: Session): void => setStored('tab', ownerKey, ownerOf(session));

/** What one person typed is never shown to another who signs in after them. */
export function claimDrafts(session: Session): void {
  const owner = getStored('tab', ownerKey);
  if (owner !== null && owner !== ownerOf(session)) removeDrafts();
  removeStored('tab', ownerKey);
}
