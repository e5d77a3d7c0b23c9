import * as z from 'zod/mini'
import type { SampleDatabase } from '../store/store'

/**
 * Maximum revoked tokens stored per account. One more revokes every token of the account, so that the document stays small and no
 * revoked token becomes valid again.
 */
const maxRevoked = 500

/** Stored state of an account's access tokens. */
const sessions = z.object({
  /** Tokens of an earlier generation are revoked. */
  generation: z.number(),
  /** Revoked tokens of this generation: `jti` to `exp`, in seconds since 1970. */
  revoked: z.record(z.string(), z.number()),
})
type Sessions = z.infer<typeof sessions>

/** Identity of an access token: the `jti`, `exp` and `gen` of its claims. */
export interface TokenId {
  id: string
  expiresAt: number
  generation: number
}

/** Stored with the settings, which are replaced as a whole and shared by all servers. No account has such a token. */
const documentOf = (account: string) => `sessions of ${account}`

function sessionsOf(database: SampleDatabase, account: string): Sessions {
  const { success, data } = sessions.safeParse(database.settings(documentOf(account)))
  return success ? data : { generation: 0, revoked: {} }
}

/** Generation of new access tokens of an account. */
export function tokenGeneration(database: SampleDatabase, account: string): number {
  return sessionsOf(database, account).generation
}

/** Checks whether an access token was revoked, alone or with all others of its account. */
export function isRevoked(
  database: SampleDatabase,
  account: string,
  { id, generation }: TokenId,
): boolean {
  const stored = sessionsOf(database, account)
  return generation !== stored.generation || Object.hasOwn(stored.revoked, id)
}

/** Revokes one access token of an account. Revocations of expired tokens are removed. */
export function revokeToken(database: SampleDatabase, account: string, token: TokenId): void {
  const { generation, revoked } = sessionsOf(database, account)
  const now = database.now() / 1000
  const live = Object.entries(revoked).filter(([, expiresAt]) => expiresAt > now)
  if (live.length >= maxRevoked) revokeAllTokens(database, account)
  else
    database.saveSettings(documentOf(account), {
      generation,
      revoked: { ...Object.fromEntries(live), [token.id]: token.expiresAt },
    })
}

/** Revokes every access token issued to an account so far. */
export function revokeAllTokens(database: SampleDatabase, account: string): void {
  const { generation } = sessionsOf(database, account)
  database.saveSettings(documentOf(account), { generation: generation + 1, revoked: {} })
}
