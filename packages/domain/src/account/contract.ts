import { chosenPassword } from '@console/core/passwords'
import * as z from 'zod/mini'

const mailedToken = z.string().check(z.minLength(1), z.maxLength(400))

/** Body of `POST {samples}/auth/register`. The server refuses an empty display name, with the message of specification 5. */
export const newAccount = z.object({
  displayName: z.string().check(z.trim(), z.maxLength(80)),
  email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254)),
  password: chosenPassword,
})

export type NewAccount = z.infer<typeof newAccount>

/** Information about a mailed link. */
export const mailed = z.object({
  message: z.string(),
  /** Address of the link; null if it was mailed, as real servers do. Only a sample backend without mail returns it. */
  link: z.nullable(z.string()),
})

export type Mailed = z.infer<typeof mailed>

/** Body of `POST {samples}/auth/mail-confirm`: the token of the mailed link, and the password given at registration. */
export const mailConfirmation = z.object({
  access_token: mailedToken,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
})

export type MailConfirmation = z.infer<typeof mailConfirmation>

/** Body of `POST {business}/auth/password`: a new password, with the token of the mailed link. */
export const newPassword = z.object({
  token: mailedToken,
  password: chosenPassword,
})

export type NewPassword = z.infer<typeof newPassword>

/** Success message of the server. */
export const done = z.object({ message: z.string() })
