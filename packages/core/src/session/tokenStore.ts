/** Specification 9: the storage keys of the token. */
const tokenKey = 'jwt_access_token'
const formerKey = 'admin_token'

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Stores the token of this tab: permanently when the user asked to be remembered, else for this browser session. Tokens
 * that another tab stores are not treated as this tab's, neither read nor removed.
 */
export interface TokenStore {
  read(): string | null
  /** Storage of this tab's token: the lasting one, unless the token belongs to this browser session. */
  storage(): Place
  /** Without `isRemembered`, a new token is stored where the present one is, or where another tab has put it already. */
  write(token: string, isRemembered?: boolean): void
  /** Specification 4 and 9: signing out clears the token and `admin_token`. */
  clear(): void
}

/** A token store over the browser's two storages (`openStorage`). */
export function createTokenStore(lasting: Place, passing: Place): TokenStore {
  let own: string | null = null

  function forget() {
    for (const place of [lasting, passing]) {
      if (place.getItem(tokenKey) === own) place.removeItem(tokenKey)
      place.removeItem(formerKey)
    }
    own = null
  }

  return {
    read() {
      own ??= passing.getItem(tokenKey) ?? lasting.getItem(tokenKey)
      return own
    },
    storage: () => (passing.getItem(tokenKey) === null ? lasting : passing),
    write(token, wish) {
      const stored = lasting.getItem(tokenKey)
      const isRemembered = wish ?? (stored !== null && (stored === own || stored === token))
      forget()
      own = token
      const place = isRemembered ? lasting : passing
      place.setItem(tokenKey, token)
    },
    clear: forget,
  }
}
