import { chosenPassword } from '@console/core/passwords'
import * as z from 'zod/mini'

/** Specification 5: the fewest characters of a user name and of a password. */
const leastLength = 4

const secret = z.string().check(z.minLength(leastLength))
const email = z.string().check(z.trim(), z.email())

/** What one signs in with: a user name or an e-mail address. */
export const signInBody = z.object({
  email: z.string().check(z.trim(), z.minLength(leastLength)),
  password: secret,
})

/** A new password is typed twice. */
const twice = { password: chosenPassword, confirmation: z.string() }

function isSame({ password, confirmation }: { password: string; confirmation: string }): boolean {
  return password === confirmation
}

/** What one registers with, as it is typed; what is sent has neither the second password nor the tick. */
export const registerForm = z.pipe(
  z
    .object({
      // An empty one is the server's to refuse: it has the words of specification 5.
      displayName: z.string().check(z.trim()),
      email,
      ...twice,
      isAccepted: z.boolean().check(z.refine((isAccepted) => isAccepted)),
    })
    .check(z.refine(isSame, { path: ['confirmation'] })),
  z.transform(({ displayName, email, password }) => ({ displayName, email, password })),
)

/** What is sent to register. */
export const registerBody = z.object({
  displayName: z.string(),
  email: z.string(),
  password: z.string(),
})

/** What a link to choose a new password is asked for with. */
export const forgotBody = z.object({ email })

/** What a new password is chosen with, as it is typed. */
export const resetForm = z.pipe(
  z.object({ email, ...twice }).check(z.refine(isSame, { path: ['confirmation'] })),
  z.transform(({ email, password }) => ({ email, password })),
)

/** What is sent to choose a new password. */
export const resetBody = z.object({ email: z.string(), password: z.string() })

/** What the server says once it is done. */
export const doneAnswer = z.object({ message: z.string() })
