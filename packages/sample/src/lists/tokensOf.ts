import type { ListCaller } from './listSource'

/** Values by which a person is found: the token, and `me` for the caller. */
export function tokensOf({ token }: { token: string }, { account }: ListCaller): readonly string[] {
  return token === account.token ? ['me', token] : [token]
}
