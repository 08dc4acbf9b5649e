/**
 * Which modules come as one file. Many small files compress worse than few and wait for each other; code that a page
 * does not need costs too. The first group that matches a module has it; the rest follows the routes.
 */
export const groups = [
  // Each file runs in a task of its own: what every page needs comes in three.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router/ },
  // The entries import this file: they can't be part of it, nor can the modules of the first script.
  {
    name: 'every-page',
    tags: ['$initial' as const],
    test: /^(?!.*(src[\\/]bootstrap[\\/](entry-client|start|record-early-interactions|offer-reload)|service-worker[\\/]worker)\.)/,
  },
  {
    name: 'auctions',
    test: within(
      'packages/ui/src/auction-card',
      'packages/ui/src/picture',
      'packages/ui/src/picture-carousel',
      'packages/ui/src/countdown',
      'packages/ui/src/favorite-button',
      'packages/ui/src/phase-badge',
      'apps/web/src/features/auction-list/(auction-cards|list-place)',
    ),
  },
  {
    name: 'page',
    test: within(
      'packages/ui/src/field/',
      'packages/ui/src/(link|card|inline|stack)/',
      'lucide-react/dist/esm/icons/(bell|check|chevron-(down|left|right)|external-link|heart|percent|search|shield-check|warehouse)\\.',
    ),
  },
  // What home, lists and other public pages have in common.
  {
    name: 'search',
    test: within(
      'packages/ui/src/combobox/(?!top-layer)',
      'packages/ui/src/search-field',
      'packages/ui/src/select/',
      'packages/ui/src/(breadcrumb|columns|disclosure|grid|hidden|section)/',
      'packages/ui/src/auctioneer-card/http-address',
      'apps/web/src/lib/(deferred-hydration|page-head|site-facts|structured-data|use-hydrated|use-latest-call)',
      'apps/web/src/features/auction-list/(messages|use-suggestions)',
    ),
  },
  { name: 'wire', test: within('packages/api-client/src/auction') },
  {
    name: 'controls',
    test: within(
      'packages/ui/src/checkbox',
      'packages/ui/src/chip',
      'packages/ui/src/currency-input',
      'packages/ui/src/messages/pt-br-forms',
      'packages/ui/src/radio-group',
      'packages/ui/src/text-field',
    ),
  },
  // A group has what its modules import: calls would bring the forms of signing in.
  {
    name: 'api',
    test: within('openapi-fetch', 'packages/api-client/src/(client|unwrap)', 'apps/web/src/lib/api\\.'),
  },
  // The fields of signing in and registering, which come before anything of an account.
  {
    name: 'forms',
    test: within(
      'packages/ui/src/password-field/',
      'apps/web/src/lib/forms/',
      'apps/web/src/features/session/(use-captcha|sign-in\\.calls)',
    ),
  },
  {
    name: 'list',
    test: within(
      'packages/ui/src/active-filters',
      'packages/ui/src/filter-panel',
      'packages/ui/src/histogram',
      'packages/ui/src/pagination',
      'packages/ui/src/statistics-panel',
      'packages/ui/src/view-toggle',
      'apps/web/src/lib/use-address-text',
      'apps/web/src/features/auction-list/list-(empty|filters|header|results|search|toolbar|failed)',
      'apps/web/src/routes/auction-list\\.',
    ),
  },
  // The code that fetches the next page: in separate files that import each other it would load in as many steps.
  {
    name: 'calls',
    test: within(
      'packages/api-client/src/list-page',
      'apps/web/src/features/auction-list/(list\\.calls|load-list)',
    ),
  },
];

function within(...places: string[]): RegExp {
  return new RegExp(`(${places.join('|')})`.replaceAll('/', '[\\\\/]'));
}
