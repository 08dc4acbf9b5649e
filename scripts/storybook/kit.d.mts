export interface KitModule {
  folder: string;
  exports: string[];
  defaults: Record<string, string>;
  deprecated: Record<string, string>;
  required: Record<string, string[]>;
  natives: Record<string, string[]>;
}
export function readKit(): KitModule[];
