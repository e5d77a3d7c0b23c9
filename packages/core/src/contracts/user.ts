import * as z from 'zod/mini'

/** Specification 3, signed-in user: the person in `POST /auth/login` and `POST /auth/user-data`. */
export const userInfo = z.object({
  roles: z.array(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  user_phone: z.nullish(z.string()),
})

/** A signed-in user, as sent by the server. */
export type UserInfo = z.infer<typeof userInfo>

/** Response of `POST {business}/auth/login` with status 202 (specification 7). */
export const signInAnswer = z.object({
  message: z.string(),
  access_token: z.string().check(z.minLength(1)),
  user_info: userInfo,
})

/** Response of `POST {business}/auth/user-data` (specification 7). */
export const userDataAnswer = z.object({ user_info: userInfo })
