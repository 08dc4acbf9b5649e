const listAddressKey = 'last_list_address';

/** Where something is stored: in this browser permanently, or in this tab until it is closed. */
export type StorageArea = 'browser' | 'tab';

const storageOf = (area: StorageArea): Storage => (area === 'browser' ? localStorage : sessionStorage);

/** Stores a text. Without storage (private windows, full storages) it is dropped. */
export function setStored(area: StorageArea, key: string, text: string): void {
  try {
    storageOf(area).setItem(key, text);
  } catch {
    // What could not be stored is requested again.
  }
}

/** A stored text, or null. */
export function getStored(area: StorageArea, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Removes a text, or all texts whose key starts with `prefix` where the key is `prefix*`. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    const storage = storageOf(area);
    const prefix = key.endsWith('*') && key.slice(0, -1);
    const keys = prefix ? Object.keys(storage).filter((name) => name.startsWith(prefix)) : [key];
    for (const name of keys) storage.removeItem(name);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Calls back with the key that another tab changed in the browser's storage; null is a storage that was cleared. */
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

/** The list to go back to, or null. Only addresses of lists are accepted. */
export function getLastList(): string | null {
  const address = getStored('browser', listAddressKey);
  return address && lists.test(address) ? address : null;
}

/** Removes the list, which reveals what the person searched for. */
export function removeLastList(): void {
  removeStored('browser', listAddressKey);
}
