/** What one answer gives of a file. */
export interface Part {
  body: ReadableStream<Uint8Array> | null;
  /** Where in the file it begins. */
  from: number;
  total: number | null;
  etag: string | null;
  name: string | null;
  type: string;
}

const partial = 206;

const nameIn = (disposition: string | null) => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // A name that can't be read is none.
  }
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null;
};

const numberIn = (text: string | null | undefined) => (text && /^\d+$/.test(text) ? Number(text) : null);

/** An answer with the whole file, or with what is left of it. */
export function partOf({ status, headers, body }: Response): Part {
  const [, first, whole] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  // What was compressed on its way says the bytes of the way, not of the file.
  const length = headers.get('content-encoding') ? null : headers.get('content-length');
  return {
    body,
    from: status === partial ? (numberIn(first) ?? 0) : 0,
    total: status === partial ? numberIn(whole) : numberIn(length),
    etag: headers.get('etag'),
    name: nameIn(headers.get('content-disposition')),
    type: headers.get('content-type') ?? 'application/octet-stream',
  };
}

/** Its bytes as they come. */
export async function* readPieces(body: ReadableStream<Uint8Array> | null) {
  const reader = body?.getReader();
  try {
    for (;;) {
      const step = await reader?.read();
      if (!step || step.done) return;
      yield new Uint8Array(step.value);
    }
  } finally {
    reader?.releaseLock();
  }
}
