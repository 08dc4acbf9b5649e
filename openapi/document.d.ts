export interface Described {
  description?: string;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface Parameter extends Described {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
}

/** JSON Schema, the keywords that the document uses. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  description?: string;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

export interface Media extends Described {
  schema: Schema;
}

export interface Response {
  description: string;
  headers?: Record<string, Described & { required?: boolean; schema: Schema }>;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  /** Public where it is left out. */
  security?: { session?: ('customer' | 'auctioneer' | 'admin')[] }[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
  /** The most bytes of the body, where more than usual. */
  'x-body-limit'?: number;
  /** The most bytes of it as JSON, which is parsed at once. */
  'x-json-limit'?: number;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/** The whole contract; every reference in it is replaced by what it points to. */
export const document: Document;
