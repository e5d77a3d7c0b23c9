import type { HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { signInAnswer, userDataAnswer } from '@console/core/contracts'
import {
  done,
  type MailConfirmation,
  mailConfirmation,
  mailed,
  type Mailed,
  type NewAccount,
  newAccount,
} from '@console/domain/account'
import { confirm, matchRegistration, register } from './write'
import { hashChosenPassword, weakPassword } from '../../server/chosenPassword'
import { endpoint, type Resolver, type Steps } from '../../server/endpoint'
import { countedEmail } from '../../server/limits'
import { credentials, invalidToken, restore, signInWith, wrongCredentials } from './sampleSessions'

/** `POST /auth/register` (specification 5), answered by `resolver`; stories pass their own. */
export function registerAccount(
  resolver: Resolver<Mailed, NewAccount, 'public'> | Steps<Mailed, NewAccount, 'public', string>,
): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base: 'samples',
      path: '/auth/register',
      roles: 'public',
      body: newAccount,
      answer: mailed,
      limit: {
        byAddress: { max: 20, minutes: 10 },
        byName: { max: 3, minutes: 10, of: ({ email }) => countedEmail(email) },
      },
      // Not idempotent by key: the request would be stored with its answer, including the password.
      refusals: [
        { status: 422, code: 'validation', field: 'displayName' },
        { status: 422, code: 'validation', field: 'email' },
        weakPassword,
      ],
    },
    resolver,
  )
}

/** `POST /auth/mail-confirm`: confirms an address with its mailed link and the password of one of its registrations. */
export function confirmMail(
  resolver:
    | Resolver<z.infer<typeof done>, MailConfirmation, 'public'>
    | Steps<z.infer<typeof done>, MailConfirmation, 'public', string | null>,
): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base: 'samples',
      path: '/auth/mail-confirm',
      roles: 'public',
      body: mailConfirmation,
      answer: done,
      limit: {
        byAddress: { max: 30, minutes: 10 },
        byName: { max: 10, minutes: 10, of: ({ access_token }) => access_token },
      },
      refusals: [invalidToken, { status: 422, code: 'validation', field: 'password' }],
    },
    resolver,
  )
}

/**
 * `/api/auth*`, the sample backend's own sign-in (specification 7), with its three texts (specification 8). The console signs in
 * at the business API; with a real server this stays inside the browser with the other sample calls. Its shapes are ours.
 */
export const sampleAuthHandlers: readonly HttpHandler[] = [
  endpoint(
    {
      method: 'POST',
      base: 'samples',
      path: '/auth',
      roles: 'public',
      body: credentials,
      answer: signInAnswer,
      refusals: [wrongCredentials],
    },
    ({ body, translateSentence }) => signInWith(body, translateSentence),
  ),
  endpoint(
    {
      method: 'POST',
      base: 'samples',
      path: '/auth/access-token',
      roles: 'public',
      body: z.object({ access_token: z.string() }),
      answer: userDataAnswer,
      refusals: [invalidToken],
    },
    ({ body }) => restore(body.access_token),
  ),
  registerAccount({
    prepare: ({ body }) => hashChosenPassword(body.password, [body.displayName, body.email]),
    resolve: (call, passwordHash) => register(call, passwordHash),
  }),
  confirmMail({
    prepare: ({ body, database }) => matchRegistration(database, body.access_token, body.password),
    resolve({ body, database, translateSentence }, passwordHash) {
      confirm(database, body.access_token, passwordHash)
      return { message: translateSentence('account.confirmed') }
    },
  }),
]
