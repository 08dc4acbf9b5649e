import type { Component, Prop } from './read-props.ts';

/** What is left out of one rule, and why: `Component.prop`, or the component for rules that look at all of it. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pair: {
    'AlertCard.onPausedChange': 'asks its owner by the id of the alert, whose state it is',
    'AuctionMap.onBoundsChange': 'a map is moved by its visitor alone',
    'CaptchaField.onChallengeChange': 'reports which challenge the visitor answers; it has no prop to set it',
    'PasswordDialog.onOpenChange': 'mounted anew each time, so that no password is left',
    'ConfirmDialog.onOpenChange': 'mounted anew each time, so that no error is left',
    'FavoriteButton.onPressedChange': 'the owner decides, after a call',
    'FilterPanel.onFiltersChange': 'the filters are the address',
    'SearchBlock.onStateChange': 'requests the cities of a state; the block stores its own choices',
  },
  field: {
    Tabs: 'chooses what is shown and is no part of a form',
    DisplaySettings: 'three settings, each with a name of its own',
  },
  list: {
    'Header.links': 'beside the account',
    'SideMenu.parts': 'lists of items',
  },
  ref: {
    VideoFacade: 'a picture until it is pressed, then a player',
  },
  element: {
    MessagesProvider: 'renders nothing of its own',
    LinkProvider: 'renders nothing of its own',
    NowProvider: 'renders nothing of its own',
    PartProvider: 'renders nothing of its own',
    PageScope: 'renders nothing of its own',
    Tooltip: 'its child is the element',
  },
};

const isExcepted = (rule: string, name: string) => Object.hasOwn(exceptions[rule] ?? {}, name);

export const tones = ['neutral', 'accent', 'positive', 'caution', 'critical', 'info'] as const;

/** A name that is not used, and the one that is. */
const banned: Readonly<Record<string, string>> = {
  busy: 'loading',
  isLoading: 'loading',
  pending: 'loading',
  legend: 'label',
  caption: 'label',
  hideLegend: 'hideLabel',
  hideCaption: 'hideLabel',
  level: 'headingLevel (or elevation)',
  debounce: 'debounceMs',
  delay: 'debounceMs',
  isDisabled: 'disabled',
  isOpen: 'open',
  defaultIsOpen: 'defaultOpen',
  dismissible: 'onDismiss',
  onToggleChange: 'onPressedChange',
};

const collections = [
  'tabs',
  'links',
  'chips',
  'articles',
  'activities',
  'steps',
  'parts',
  'entries',
  'choices',
];

const times = /(debounce|delay|duration|interval|timeout|rest)$/i;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function wordsOf(name: string, { name: prop, literals, isNumber, isList, parameters }: Prop): string[] {
  const where = `${name}.${prop}`;
  const wrong: string[] = [];
  const better = banned[prop];
  if (better) wrong.push(`${where} is called ${better}`);
  if (prop.endsWith('Busy')) wrong.push(`${where} is called ${prop.replace(/Busy$/, 'Loading')}`);
  if (isList && collections.includes(prop) && !isExcepted('list', where))
    wrong.push(`${where} is called items, or options where one is chosen`);
  if (isNumber && times.test(prop)) wrong.push(`${where} says its unit: ${prop}Ms`);
  const unknown = literals.filter((tone) => !tones.some((known) => known === tone));
  if (/(^t|T)one$/.test(prop)) {
    if (unknown.length > 0) wrong.push(`${where} knows ${unknown.join(', ')}, which is no tone`);
    if (literals.length === 0) wrong.push(`${where} is no list of tones`);
  }
  if (prop === 'onChange' || prop === 'onInput')
    wrong.push(`${where} is declared anew; it is the native event and nothing else`);
  if (
    parameters !== null &&
    /^on[A-Z]\w*Changed?$/.test(prop) &&
    parameters !== 1 &&
    !isExcepted('pair', where)
  )
    wrong.push(`${where} takes the new value alone`);
  return wrong;
}

/** `x`, `defaultX`, `onXChange`. */
function pairsOf({ name, props }: Component): string[] {
  return [...props.values()].flatMap((prop) => {
    const [, subject] = /^on([A-Z]\w*)Change$/.exec(prop.name) ?? [];
    if (!subject || !prop.own || prop.deprecated || isExcepted('pair', `${name}.${prop.name}`)) return [];
    return [lowerFirst(subject), `default${upperFirst(subject)}`]
      .filter((required) => !props.has(required))
      .map((required) => `${name}.${prop.name} stands without ${required}`);
  });
}

function fieldOf({ name, props }: Component): string[] {
  const isField = props.has('onValueChange') || props.has('onCheckedChange');
  if (!isField || isExcepted('field', name)) return [];
  const start = props.has('onCheckedChange') ? 'defaultChecked' : 'defaultValue';
  return ['ref', 'id', 'name', start]
    .filter((required) => !props.has(required))
    .map((required) => `${name} is a field without ${required}`);
}

function elementOf({ name, props }: Component): string[] {
  if (isExcepted('element', name)) return [];
  return ['className', 'style', 'ref']
    .filter((required) => !props.has(required) && !isExcepted(required, name))
    .map((required) => `${name} takes no ${required}`);
}

/** What of a component is against `docs/decisions/0042-one-grammar-for-props.md`, in words. */
export function offencesOf(component: Component): string[] {
  const own = [...component.props.values()].filter((prop) => prop.own && !prop.deprecated);
  return [
    ...own.flatMap((prop) => wordsOf(component.name, prop)),
    ...pairsOf(component),
    ...fieldOf(component),
    ...elementOf(component),
    ...own
      .filter(({ refusesUndefined }) => refusesUndefined)
      .map(({ name }) => `${component.name}.${name} may be left out, but not be undefined`),
    ...own.flatMap(({ name, hidden }) =>
      hidden.map((type) => `${component.name}.${name} is a ${type}, which no entry exports`),
    ),
  ];
}

/** Exceptions that nothing needs any more. */
export function staleExceptions(components: readonly Component[]): string[] {
  const known = new Set(
    components.flatMap(({ name, props }) => [name, ...[...props.keys()].map((prop) => `${name}.${prop}`)]),
  );
  return Object.values(exceptions)
    .flatMap((rule) => Object.keys(rule))
    .filter((name) => !known.has(name));
}
