const listAddressKey = 'last_list_address';

/** Remembers the list that an auction was opened from (CARD-03); a browser without storage forgets it. */
export function rememberList(address: string): void {
  try {
    localStorage.setItem(listAddressKey, address);
  } catch {
    // Private windows and full storages refuse; the way back is then the plain list.
  }
}

/** The list to go back to, or null. Only addresses of lists are believed. */
export function rememberedList(): string | null {
  try {
    const address = localStorage.getItem(listAddressKey);
    return address?.startsWith('/leiloes') ? address : null;
  } catch {
    return null;
  }
}
