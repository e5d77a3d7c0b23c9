import type { HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { signInAnswer, userDataAnswer } from '@console/core/contracts'
import { done, mailConfirmation, mailed, type Mailed, newAccount } from '@console/domain/account'
import { confirm, register } from '../world/account/write'
import { endpoint, type Resolver } from './endpoint'
import { credentials, invalidToken, restore, signInWith, wrongCredentials } from './sampleSessions'

/** `POST /auth/register` (specification 5), answered by `resolver`; stories pass their own. */
export function registerAccount(
  resolver: Resolver<Mailed, z.infer<typeof newAccount>, 'public'>,
): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base: 'samples',
      path: '/auth/register',
      roles: 'public',
      body: newAccount,
      answer: mailed,
      // Not once for a key: what was sent would be kept with its answer, the password with it.
      refusals: [
        { status: 422, code: 'validation', field: 'displayName' },
        { status: 422, code: 'validation', field: 'email' },
      ],
    },
    resolver,
  )
}

/** `POST /auth/mail-confirm`: who has the mailed link confirms that the address is theirs. */
export function confirmMail(
  resolver: Resolver<z.infer<typeof done>, z.infer<typeof mailConfirmation>, 'public'>,
): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base: 'samples',
      path: '/auth/mail-confirm',
      roles: 'public',
      body: mailConfirmation,
      answer: done,
      refusals: [invalidToken],
    },
    resolver,
  )
}

/**
 * `/api/auth*`, the sample backend's own sign-in (specification 7), with its three texts (specification 8). The console signs in at
 * the business API; beside a real server this stays inside the browser with the other sample calls. Its shapes are ours.
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
    ({ body }) => signInWith(body),
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
  registerAccount(({ body, world }) => register(world, body)),
  confirmMail(({ body, world }) => {
    confirm(world, body.access_token)
    return { message: 'This address is confirmed. You can sign in now.' }
  }),
]
