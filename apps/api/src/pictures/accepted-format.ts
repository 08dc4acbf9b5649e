import type { VariantFormat } from './make-variant.ts';

/** The smallest format that a browser says it can show; JPEG for all others. */
export function acceptedFormat(accept = ''): VariantFormat {
  const wanted = accept.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const takes = (type: string) =>
    wanted.some(([name, ...rest]) => name === type && !rest.some((more) => /^q=0(?:\.0*)?$/.test(more)));
  if (takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpeg';
}
