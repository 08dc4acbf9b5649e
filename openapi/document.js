import bundled from './document.json' with { type: 'json' };

/** @param {unknown} value */
const isObject = (value) => typeof value === 'object' && value !== null;

/**
 * Puts in place of each reference what it points to; what is shared stays one object.
 * @param {any} whole
 */
function dereference(whole) {
  const known = new Map();
  const find = (/** @type {string} */ pointer) =>
    pointer
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce((inner, name) => inner[name], whole);
  const walk = (/** @type {any} */ value) => {
    if (!isObject(value)) return value;
    if (known.has(value)) return known.get(value);
    const { $ref, ...rest } = value;
    const made = Array.isArray(value) ? [] : {};
    known.set(value, made);
    if (Array.isArray(value)) made.push(...value.map(walk));
    else {
      if (typeof $ref === 'string') Object.assign(made, walk(find($ref)));
      for (const [name, inner] of Object.entries(rest)) made[name] = walk(inner);
    }
    return made;
  };
  return walk(whole);
}

export const document = dereference(bundled);
