import { accountTexts } from './pt-br-account.ts';
import { auctionTexts } from './pt-br-auction.ts';
import { calendarTexts } from './pt-br-calendar.ts';
import { captchaTexts } from './pt-br-captcha.ts';
import { cardTexts } from './pt-br-card.ts';
import { commandTexts } from './pt-br-commands.ts';
import { contentTexts } from './pt-br-content.ts';
import { dataTexts } from './pt-br-data.ts';
import { dateTexts } from './pt-br-dates.ts';
import { evidenceTexts } from './pt-br-evidence.ts';
import { feedbackTexts } from './pt-br-feedback.ts';
import { filesTexts } from './pt-br-files.ts';
import { filtersTexts } from './pt-br-filters.ts';
import { formsTexts } from './pt-br-forms.ts';
import { marketingTexts } from './pt-br-marketing.ts';
import { pagesTexts } from './pt-br-pages.ts';
import { searchTexts } from './pt-br-search.ts';
import { shellTexts } from './pt-br-shell.ts';
import { messages } from './pt-br.ts';

/** The whole dictionary. Components take the part that they need, so that a page loads no text of another. */
export const allMessages = {
  ...messages,
  ...accountTexts,
  ...auctionTexts,
  ...calendarTexts,
  ...captchaTexts,
  ...cardTexts,
  ...commandTexts,
  ...contentTexts,
  ...dataTexts,
  ...dateTexts,
  ...evidenceTexts,
  ...feedbackTexts,
  ...filesTexts,
  ...filtersTexts,
  ...formsTexts,
  ...marketingTexts,
  ...pagesTexts,
  ...searchTexts,
  ...shellTexts,
};
