import { refuse, type Refusal } from '@console/sample'
import type { Context, MiddlewareHandler } from 'hono'
import { createThrottle } from './throttle'

/** Where one signs in: at the business API, and at the sample apps' own (specification 7). */
const paths = ['/api/business/auth/login', '/api/auth']

const minute = 60_000
/** Wrong passwords of one account a minute, and of one address, behind which several people may sit. */
const mostOfAccount = 5
const mostOfAddress = 30

/** Refuses who guesses passwords, with 429 and when to come back. Who signs in well is not counted. */
export function throttleSignIn(
  addressOf: (context: Context) => string,
  refused: (context: Context, refusal: Refusal) => Response,
): MiddlewareHandler {
  const accounts = createThrottle(mostOfAccount, minute)
  const addresses = createThrottle(mostOfAddress, minute)

  return async (context, next) => {
    const { method, path } = context.req
    if (method !== 'POST' || !paths.includes(path)) return next()
    const account = await accountIn(context)
    const address = addressOf(context)
    const seconds = Math.max(addresses.take(address), accounts.take(account))
    if (seconds > 0)
      return refused(
        context,
        refuse(429, 'rate_limited', 'Too many calls in a short time.', { retryAfter: seconds }),
      )
    await next()
    if (!context.res.ok) return
    accounts.forget(account)
    addresses.forget(address)
  }
}

/** Whose password is tried. What is no sign-in is refused by the endpoint. */
async function accountIn({ req }: Context): Promise<string> {
  const body: unknown = await req.raw
    .clone()
    .json()
    .catch(() => null)
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : ''
  return String(email).trim().toLowerCase().slice(0, 200)
}
