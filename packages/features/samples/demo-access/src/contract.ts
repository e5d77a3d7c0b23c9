import { chosenPassword } from '@console/core/passwords'
import * as z from 'zod/mini'

/** Specification 5: minimum length of a user name and of a password. */
const minLength = 4

const secret = z.string().check(z.minLength(minLength))
const email = z.string().check(z.trim(), z.email())

/** Credentials: a user name or an email address, and a password. */
export const signInBody = z.object({
  email: z.string().check(z.trim(), z.minLength(minLength)),
  password: secret,
})

/** A new password is typed twice. */
const twice = { password: chosenPassword, confirmation: z.string() }

function isSame({ password, confirmation }: { password: string; confirmation: string }): boolean {
  return password === confirmation
}

/** Values of the registration form; the second password and the tick are not sent. */
export const registerForm = z.pipe(
  z
    .object({
      // An empty one is left to the server, which has the texts of specification 5.
      displayName: z.string().check(z.trim()),
      email,
      ...twice,
      isAccepted: z.boolean().check(z.refine((isAccepted) => isAccepted)),
    })
    .check(z.refine(isSame, { path: ['confirmation'] })),
  z.transform(({ displayName, email, password }) => ({ displayName, email, password })),
)

/** Body of a registration. */
export const registerBody = z.object({
  displayName: z.string(),
  email: z.string(),
  password: z.string(),
})

/** Body of a request for a password reset link. */
export const forgotBody = z.object({ email })

/** Values of the password reset form. */
export const resetForm = z.pipe(
  z.object({ email, ...twice }).check(z.refine(isSame, { path: ['confirmation'] })),
  z.transform(({ email, password }) => ({ email, password })),
)

/** Body of a password reset. */
export const resetBody = z.object({ email: z.string(), password: z.string() })

/** Response with the server's message on success. */
export const doneAnswer = z.object({ message: z.string() })
