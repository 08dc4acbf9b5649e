/** What became of a value: the same prop with another value, or another prop. */
export type NewValue = Readonly<Record<string, string>>;

/** How the props of one component have changed. */
export interface Renames {
  /** Old name to new name. */
  props?: Readonly<Record<string, string>>;
  /** By the old prop: its old values, each as what stands in its place. */
  values?: Readonly<Record<string, Readonly<Record<string, NewValue>>>>;
  /** What only a person can move, by the old prop. */
  manual?: Readonly<Record<string, string>>;
}

const value = { onChange: 'onValueChange' };
const quietAndSoft = { tone: { soft: { variant: 'soft' }, quiet: { variant: 'quiet' } } };
const badgeColors = Object.fromEntries(
  ['discount', 'phaseFirst', 'phaseSecond', 'phaseUnique', 'phaseDirect', 'phaseEnded'].map((color) => [
    color,
    { color },
  ]),
);

/** By the package's entry, then by the component: what `0042-one-grammar-for-props.md` has renamed. */
export const renames: Readonly<Record<string, Readonly<Record<string, Renames>>>> = {
  'active-filters': { ActiveFilters: { props: { chips: 'items' } } },
  'activity-list': { ActivityList: { props: { activities: 'items' } } },
  'alert-card': { AlertCard: { props: { busy: 'loading' } } },
  'article-list': { ArticleList: { props: { articles: 'items' } } },
  'auction-card': { AuctionCard: { props: { favoriteBusy: 'favoriteLoading' } } },
  badge: { Badge: { values: { tone: badgeColors } } },
  banner: {
    Banner: { manual: { dismissible: '`dismissible` became `onDismiss`, a function that hears of it' } },
  },
  button: {
    Button: { props: { busy: 'loading' }, values: quietAndSoft },
    ButtonLink: { values: quietAndSoft },
  },
  'captcha-field': { CaptchaField: { props: value } },
  card: { Card: { props: { level: 'elevation' } } },
  combobox: { Combobox: { props: { onTextChange: 'onValueChange', debounce: 'debounceMs' } } },
  'cost-table': { CostTable: { props: { caption: 'label' } } },
  'display-settings': {
    DisplaySettings: {
      props: value,
      manual: { onChange: '`onValueChange` gets all settings, not only the one that changed' },
    },
  },
  'empty-state': { EmptyState: { props: { level: 'headingLevel' } } },
  'error-state': { ErrorState: { props: { level: 'headingLevel' } } },
  'favorite-button': { FavoriteButton: { props: { busy: 'loading' } } },
  fieldset: { Fieldset: { props: { legend: 'label' } } },
  'file-field': { FileField: { props: value } },
  'filter-panel': { FilterPanel: { props: { onChange: 'onFiltersChange', busy: 'loading' } } },
  heading: { Heading: { props: { level: 'headingLevel' } } },
  'icon-button': {
    IconButton: { props: { tone: 'variant' }, values: { tone: { neutral: { variant: 'outlined' } } } },
  },
  link: { Link: { props: { tone: 'variant' } } },
  'link-list': { LinkList: { props: { links: 'items' } } },
  'link-tabs': { LinkTabs: { props: { tabs: 'items' } } },
  'location-combobox': { LocationCombobox: { props: value } },
  'masked-field': { MaskedField: { props: value } },
  'mobile-menu': { MobileMenu: { props: { links: 'items' } } },
  'opportunity-card': { OpportunityCard: { props: { favoriteBusy: 'favoriteLoading' } } },
  'password-field': { PasswordField: { props: value } },
  'picture-carousel': {
    PauseButton: { props: { tone: 'variant' }, values: { tone: { neutral: { variant: 'outlined' } } } },
  },
  'price-range-field': {
    PriceRangeField: {
      props: { onChange: 'onValueChange', delay: 'debounceMs' },
      manual: {
        min: '`min` and `max` became `value={{ min, max }}`',
        max: '`min` and `max` became `value={{ min, max }}`',
      },
    },
  },
  'radio-group': { RadioGroup: { props: { legend: 'label', hideLegend: 'hideLabel' } } },
  'search-field': { SearchField: { props: value } },
  section: { Section: { props: { level: 'headingLevel' } } },
  select: { Select: { props: value } },
  'sort-select': { SortSelect: { props: value } },
  stepper: { Stepper: { props: { steps: 'items' } } },
  table: { Table: { props: { caption: 'label', hideCaption: 'hideLabel' } } },
  'table-of-contents': { TableOfContents: { props: { parts: 'items' } } },
  tabs: { Tabs: { props: { tabs: 'items' } } },
  text: { Text: { props: { tone: 'color' } } },
  'text-area': { TextArea: { props: value } },
  'text-field': { TextField: { props: value } },
  'theme-switch': { ThemeSwitch: { props: value } },
  'view-toggle': { ViewToggle: { props: value } },
};

/** What `createToastQueue().add` takes: no component, and renamed like one. */
export const toastRenames: Renames = {
  props: { type: 'tone' },
  values: {
    type: {
      success: { tone: 'positive' },
      warning: { tone: 'caution' },
      error: { tone: 'critical' },
    },
  },
};
