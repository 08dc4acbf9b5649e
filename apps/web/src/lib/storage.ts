const listAddressKey = 'last_list_address';

/** Where something is kept: in this browser for good, or in this tab until it is closed. */
export type StorageArea = 'browser' | 'tab';

const storageOf = (area: StorageArea): Storage => (area === 'browser' ? localStorage : sessionStorage);

/** Keeps a text. A browser without storage (private windows, full storages) forgets it. */
export function setStored(area: StorageArea, key: string, text: string): void {
  try {
    storageOf(area).setItem(key, text);
  } catch {
    // What could not be kept is asked for again.
  }
}

/** A kept text, or null. */
export function getStored(area: StorageArea, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Forgets a text, or all whose key starts with `prefix` where the key ends with `*`. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    const storage = storageOf(area);
    const prefix = key.endsWith('*') && key.slice(0, -1);
    const keys = prefix ? Object.keys(storage).filter((name) => name.startsWith(prefix)) : [key];
    for (const name of keys) storage.removeItem(name);
  } catch {
    // Where nothing can be kept, nothing is there to forget.
  }
}

/** Tells of changes that other tabs make in what the browser keeps; null is a storage that was emptied. */
export function subscribeStorage(listener: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => listener(key);
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Remembers the list that an auction was opened from (CARD-03). */
export function setLastList(address: string): void {
  setStored('browser', listAddressKey, address);
}

const lists = /^\/(?:leiloes|pesquisa|busca-por-mapa)(?:[/?]|$)/;

/** The list to go back to, or null. Only addresses of lists are believed. */
export function getLastList(): string | null {
  const address = getStored('browser', listAddressKey);
  return address && lists.test(address) ? address : null;
}

/** Forgets the list, which tells what somebody looked for. */
export function removeLastList(): void {
  removeStored('browser', listAddressKey);
}
