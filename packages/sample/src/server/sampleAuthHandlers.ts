import type { HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { signInAnswer, userDataAnswer } from '@console/core/contracts'
import { endpoint } from './endpoint'
import { credentials, invalidToken, restore, signInWith, wrongCredentials } from './sampleSessions'

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
]
