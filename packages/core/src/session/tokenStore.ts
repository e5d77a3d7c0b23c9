/** Specification 9: the storage keys of the token. */
const tokenKey = 'jwt_access_token'
const formerKey = 'admin_token'

/**
 * Keeps the token of this tab: for good when the user asked to be remembered, else for this browser session. What another
 * tab stores meanwhile is not taken for this tab's, neither read nor removed.
 */
export interface TokenStore {
  read(): string | null
  /** Without a wish, a new token is kept where the present one is, or where another tab has put it already. */
  write(token: string, isRemembered?: boolean): void
  /** Specification 4 and 9: signing out clears the token and `admin_token`. */
  clear(): void
}

/**
 * A token store over the browser's two storages. Where a browser refuses storage, the token lives as long as the page.
 */
export function createTokenStore(
  lasting: Storage | null = attempt(() => localStorage),
  passing: Storage | null = attempt(() => sessionStorage),
): TokenStore {
  let own: string | null = null

  const keptIn = (place: Storage | null) => attempt(() => place?.getItem(tokenKey)) ?? null

  function forget() {
    for (const place of [lasting, passing]) {
      if (keptIn(place) === own) attempt(() => place?.removeItem(tokenKey))
      attempt(() => place?.removeItem(formerKey))
    }
    own = null
  }

  return {
    read() {
      own ??= keptIn(passing) ?? keptIn(lasting)
      return own
    },
    write(token, wish) {
      const kept = keptIn(lasting)
      const isRemembered = wish ?? (kept !== null && (kept === own || kept === token))
      forget()
      own = token
      attempt(() => (isRemembered ? lasting : passing)?.setItem(tokenKey, token))
    },
    clear: forget,
  }
}

/** What `act` gives; null where storage is full or forbidden. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}
