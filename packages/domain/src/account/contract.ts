import { chosenPassword } from '@console/core/passwords'
import * as z from 'zod/mini'

const mailedToken = z.string().check(z.minLength(1), z.maxLength(400))

/** Body of `POST {samples}/auth/register`. An empty display name is the server's to refuse: it has the words of specification 5. */
export const newAccount = z.object({
  displayName: z.string().check(z.trim(), z.maxLength(80)),
  email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254)),
  password: chosenPassword,
})

/** Who registers an account. */
export type NewAccount = z.infer<typeof newAccount>

/** What is said of a link that was mailed. */
export const mailed = z.object({
  message: z.string(),
  /** Where the link leads; null where it was mailed, as servers do. Only a sample backend that mails nobody tells it. */
  link: z.nullable(z.string()),
})

/** What is said of a link that was mailed. */
export type Mailed = z.infer<typeof mailed>

/** Body of `POST {samples}/auth/mail-confirm`: the token of the mailed link, and the password given at registration. */
export const mailConfirmation = z.object({
  access_token: mailedToken,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
})

/** A confirmed address. */
export type MailConfirmation = z.infer<typeof mailConfirmation>

/** Body of `POST {business}/auth/password`: who has the mailed link chooses a new password. */
export const newPassword = z.object({
  token: mailedToken,
  password: chosenPassword,
})

/** A new password. */
export type NewPassword = z.infer<typeof newPassword>

/** What the server says once it is done. */
export const done = z.object({ message: z.string() })
