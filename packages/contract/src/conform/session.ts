import type { Role } from '@console/core/permissions'
import { signInAnswer } from '@console/core/contracts'
import type { Call } from '../calls'
import type { Client } from './client'
import { type Run, type Session, statusText } from './run'

/** Account to sign in with. */
export interface Credentials {
  email: string
  password: string
}

/** Maximum number of wrong passwords to try until the server answers 429. */
const maxAttempts = 12

/**
 * Signs in.
 * @throws Error if the account is refused: nothing can be tested without it
 */
export async function signIn(
  { ask }: Client,
  calls: readonly Call[],
  credentials: Credentials,
): Promise<Session> {
  const call = calls.find(({ id }) => id === 'postAuthLogin')
  const answer = call && (await ask(call, { body: credentials, token: null }))
  const parsed = signInAnswer.safeParse(answer?.body)
  if (!parsed.success)
    throw new Error(
      `Sign-in as ${credentials.email} failed: ${answer ? `expected 200 with a user, received ${statusText(answer)}` : 'the server has no sign-in call'}`,
    )
  const { access_token: token, user_info: user } = parsed.data
  return { token, roles: [user.roles].flat() as Role[] }
}

/** Checks that a session is restored, refused and ended, and that password attempts are throttled. */
export async function checkSession(run: Run, token: string): Promise<void> {
  const named = (id: string) => run.calls.find((call) => call.id === id)
  const [login, restore, leave] = [
    named('postAuthLogin'),
    named('postAuthUserData'),
    named('postAuthLogout'),
  ]
  if (restore) {
    await run.ask(restore, { body: { data: { token } }, token: null })
    const wrong = await run.ask(restore, { body: { data: { token: 'nobody' } }, token: null })
    run.expect(restore, 'with an invalid token', wrong, 401)
  }
  if (leave) {
    await run.ask(leave)
    const after = restore && (await run.ask(restore, { body: { data: { token } }, token: null }))
    if (restore && after !== undefined)
      run.expect(restore, 'with the token of an ended session', after, 401)
  }
  if (!login) return
  const body = { email: 'nobody-conform@console.example', password: 'wrong' }
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const answer = await run.ask(login, { body, token: null })
    if (answer?.status === 429) return
    if (!run.expect(login, 'with a wrong password', answer, 401)) return
  }
  run.skip(login, `a 429 response: ${maxAttempts} wrong passwords did not cause one`)
}
