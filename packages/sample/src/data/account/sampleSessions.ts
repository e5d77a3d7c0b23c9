import * as z from 'zod/mini'
import type { signInAnswer, userDataAnswer } from '@console/core/contracts'
import { issueAccessToken } from '../../server/accessToken'
import { currentAccount } from '../../accounts/currentAccount'
import { accountWith } from '../../server/callers'
import { userInfoOf } from '../../accounts/accounts'
import { countedEmail } from '../../server/limits'
import { refuse } from '../../server/refuse'
import type { Sentence, TranslateSentence } from '../../server/sentences'
import { environment } from '../../server/environment'

/** Schema of a sign-in. */
export const credentials = z.object({ email: z.string(), password: z.string() })

/**
 * Signs in one of the sample accounts.
 * @throws Refusal 401 that names the field it is about (specification 8), 429 on a server after too many wrong passwords
 */
export async function signInWith(
  { email, password }: z.infer<typeof credentials>,
  translateSentence: TranslateSentence,
): Promise<z.infer<typeof signInAnswer>> {
  const account = currentAccount(email)
  return environment().limitGuesses(account?.token ?? countedEmail(email), async () => {
    if (!account) throw refuseField('email', 'sign_in.name_wrong')
    if (!(await environment().isPasswordOf(account, password)))
      throw refuseField('password', 'sign_in.password_wrong')
    if (account.hasTwoStep) throw refuseField('password', 'sign_in.two_step')
    return {
      message: translateSentence({ key: 'sign_in.welcome', values: { name: account.firstName } }),
      access_token: issueAccessToken(account),
      user_info: userInfoOf(account),
    }
  })
}

/** Refusal of a sign-in. */
export const wrongCredentials = { status: 401, code: 'wrong_credentials' } as const

/** Refusal to restore a session. */
export const invalidToken = { status: 401, code: 'invalid_token' } as const

/**
 * Returns the user of a token.
 * @throws Refusal 401 for a token that is not, or no longer, one of the sample backend's (specification 8)
 */
export function restore(accessToken: string): z.infer<typeof userDataAnswer> {
  const account = accountWith(accessToken)
  if (!account) throw refuse(invalidToken.status, invalidToken.code, 'access_token.rejected')
  return { user_info: userInfoOf(account) }
}

function refuseField(field: 'email' | 'password', message: Sentence) {
  return refuse(wrongCredentials.status, wrongCredentials.code, message, {
    errors: [{ pointer: `/${field}`, code: 'wrong', message }],
  })
}
