import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

type Json = Record<string, unknown>;

interface Filter {
  /** By their names among the document's parameters. */
  parameters: Record<
    string,
    Json & {
      name: string;
      schema: Json;
      /** The alert's schema in its place; false for none. */
      alerts?: Json | false;
    }
  >;
  /** The counts beside its options. */
  facets?: Record<string, Json>;
  example?: Json;
}

interface ObjectSchema {
  required?: string[];
  properties: Json;
}

/** The parts of the document that filters are added to. */
interface Document {
  paths: Record<string, { get: { parameters: Json[] } }>;
  components: {
    schemas: Record<'Facets' | 'AppliedFilters' | 'AlertFilters', ObjectSchema> & {
      Reading: { properties: { chips: { items: { properties: { kind: { enum: string[] } } } } } };
    };
    parameters: Json;
    examples: Record<string, { value: { facets?: Json } }>;
  };
}

const narrowed = ['/api/auctions', '/api/auctions/map'] as const;

/** Adds the filters of filters.yaml to a bundled document: to its lists, alerts, readings, facets and their example. */
export function addFilters(document: Document): void {
  const { filters, schemas } = parse(readFileSync(join(import.meta.dirname, 'filters.yaml'), 'utf8')) as {
    filters: Record<string, Filter>;
    schemas: Json;
  };
  const { components, paths } = document;
  const {
    Facets: counts,
    AppliedFilters: applied,
    AlertFilters: alerts,
    Reading: reading,
  } = components.schemas;
  Object.assign(components.schemas, schemas);
  for (const [name, { parameters, facets = {}, example = {} }] of Object.entries(filters)) {
    reading.properties.chips.items.properties.kind.enum.push(name);
    for (const [key, { alerts: ofAlerts, ...parameter }] of Object.entries(parameters)) {
      components.parameters[key] = { in: 'query', ...parameter };
      for (const path of narrowed)
        paths[path]?.get.parameters.push({ $ref: `#/components/parameters/${key}` });
      applied.properties[parameter.name] = parameter.schema;
      if (ofAlerts !== false) alerts.properties[parameter.name] = ofAlerts ?? parameter.schema;
    }
    counts.required?.push(...Object.keys(facets));
    Object.assign(counts.properties, facets);
    for (const { value } of Object.values(components.examples))
      if (value.facets) Object.assign(value.facets, example);
  }
}
