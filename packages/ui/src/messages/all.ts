import { accountTexts } from './pt-br-account.ts';
import { auctionTexts } from './pt-br-auction.ts';
import { commandTexts } from './pt-br-commands.ts';
import { dataTexts } from './pt-br-data.ts';
import { dateTexts } from './pt-br-dates.ts';
import { formsTexts } from './pt-br-forms.ts';
import { marketingTexts } from './pt-br-marketing.ts';
import { messages } from './pt-br.ts';

/** The whole dictionary. Components take the part that they need, so that a page loads no text of another. */
export const allMessages = {
  ...messages,
  ...auctionTexts,
  ...formsTexts,
  ...dateTexts,
  ...dataTexts,
  ...commandTexts,
  ...accountTexts,
  ...marketingTexts,
};
