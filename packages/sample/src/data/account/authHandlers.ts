import type { HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { signInAnswer, userDataAnswer } from '@console/core/contracts'
import { signedIn } from '@console/core/permissions'
import { done, mailed, type Mailed, newPassword, type NewPassword } from '@console/domain/account'
import { accountToMail } from '../../accounts/currentAccount'
import { choosePassword as savePassword, mailPasswordLink, requirePasswordLink } from './write'
import { bearerToken, signOutWith } from '../../server/callers'
import { hashChosenPassword, weakPassword } from '../../server/chosenPassword'
import { endpoint, type Resolver, type Steps } from '../../server/endpoint'
import { countedEmail } from '../../server/limits'
import { refuse } from '../../server/refuse'
import { credentials, invalidToken, restore, signInWith, wrongCredentials } from './sampleSessions'
import { environment } from '../../server/environment'

/** Settings are stored as they are sent; `core/settings` knows their shape. */
const settingsDocument = z.record(z.string(), z.unknown())

/**
 * Maximum size of one account's settings, in characters of JSON: every write stores and returns all of them.
 */
const maxSettings = 256 * 1024

/** `POST /auth/login` (specification 7 and 8), answered by `resolver`; stories pass their own. */
export function signIn(
  resolver: Resolver<z.infer<typeof signInAnswer>, z.infer<typeof credentials>, 'public'>,
): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base: 'business',
      path: '/auth/login',
      roles: 'public',
      status: 202,
      body: credentials,
      answer: signInAnswer,
      refusals: [wrongCredentials],
    },
    resolver,
  )
}

const sentToken = z.object({ data: z.object({ token: z.string() }) })

/** `POST /auth/user-data` (specification 7): account of a token, to restore a session. */
export function readUserData(
  resolver: Resolver<z.infer<typeof userDataAnswer>, z.infer<typeof sentToken>, 'public'>,
): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base: 'business',
      path: '/auth/user-data',
      roles: 'public',
      body: sentToken,
      answer: userDataAnswer,
      refusals: [invalidToken],
    },
    resolver,
  )
}

const asked = z.object({ email: z.string().check(z.minLength(1)) })

/** `POST /auth/forgot-password`: sends a link to choose a new password. */
export function requestPasswordLink(
  resolver: Resolver<Mailed, z.infer<typeof asked>, 'public'>,
): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base: 'business',
      path: '/auth/forgot-password',
      roles: 'public',
      status: 202,
      body: asked,
      answer: mailed,
      limit: {
        byAddress: { max: 20, minutes: 10 },
        byName: {
          max: 3,
          minutes: 10,
          of: ({ email }) => accountToMail(email)?.token ?? countedEmail(email),
        },
      },
    },
    resolver,
  )
}

/** `POST /auth/password`: chooses a new password with a mailed link. */
export function choosePassword(
  resolver:
    | Resolver<z.infer<typeof done>, NewPassword, 'public'>
    | Steps<z.infer<typeof done>, NewPassword, 'public', string>,
): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base: 'business',
      path: '/auth/password',
      roles: 'public',
      body: newPassword,
      answer: done,
      limit: {
        byAddress: { max: 30, minutes: 10 },
        byName: { max: 5, minutes: 10, of: ({ token }) => token },
      },
      refusals: [{ status: 409, code: 'link_ended' }, weakPassword],
    },
    resolver,
  )
}

/** Revokes the caller's token. Signing out is never refused, not even with an expired token. */
const signOut = endpoint(
  {
    method: 'POST',
    base: 'business',
    path: '/auth/logout',
    roles: 'public',
    status: 204,
    answer: z.undefined(),
  },
  ({ request }) => signOutWith(bearerToken(request) ?? ''),
)

/** Stored settings of the caller; initially empty. */
const readSettings = endpoint(
  {
    method: 'GET',
    base: 'business',
    path: '/me/settings',
    roles: signedIn,
    answer: settingsDocument,
  },
  ({ account, database }) => database.settings(account.token),
)

/** Replaces the settings that are sent, and leaves the others. */
const changeSettings = endpoint(
  {
    method: 'PATCH',
    base: 'business',
    path: '/me/settings',
    roles: signedIn,
    body: settingsDocument,
    maxBody: maxSettings,
    answer: settingsDocument,
  },
  ({ account, body, database }) => {
    const stored = { ...database.settings(account.token), ...body }
    if (JSON.stringify(stored).length > maxSettings)
      throw refuse(413, 'too_large', { key: 'account.settings_limit', values: { size: '256 KB' } })
    database.saveSettings(account.token, stored)
    return stored
  },
)

/** Signing in and out, and personal settings. */
export const authHandlers: readonly HttpHandler[] = [
  signIn(({ body, translateSentence }) => signInWith(body, translateSentence)),
  readUserData(({ body }) => restore(body.data.token)),
  signOut,
  // The same whether the address has an account or not.
  requestPasswordLink(({ body, database, translateSentence }) => ({
    message: translateSentence('password.link_sent'),
    link: mailPasswordLink(database, accountToMail(body.email)),
  })),
  choosePassword({
    async prepare({ body, database }) {
      // In its turn, and first: a wrong link costs no hashing.
      const { firstName, lastName, email } = await environment().inTurn(
        () => requirePasswordLink(database, body.token),
        null,
      )
      return hashChosenPassword(body.password, [firstName, lastName, email])
    },
    resolve({ body, database, translateSentence }, passwordHash) {
      savePassword(database, body.token, passwordHash)
      return { message: translateSentence('password.changed') }
    },
  }),
  readSettings,
  changeSettings,
]
