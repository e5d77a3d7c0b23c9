import { refuse, type Refusal } from '@console/sample'
import type { Context, MiddlewareHandler } from 'hono'
import type { Hosts } from './hosts'

/**
 * Refuses calls that another site makes through someone's browser: with 421 if the host name is not this server's, and with 403
 * if a page of another origin sends a write. Programs that send neither `Origin` nor `Sec-Fetch-Site` are let through.
 */
export function refuseForeign(
  hosts: Hosts,
  refused: (context: Context, refusal: Refusal) => Promise<Response>,
): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req
    const host = context.req.header('Host')
    if (!hosts.isOwn(host)) return refused(context, refuse(421, 'wrong_host', 'server.host_wrong'))
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
    if (!isRead && isForeign(context, host ?? ''))
      return refused(context, refuse(403, 'foreign_origin', 'server.origin_foreign'))
    return next()
  }
}

/** The scheme is not compared: a proxy in front of the server may end TLS. */
function isForeign({ req }: Context, host: string): boolean {
  const origin = req.header('Origin')
  if (origin !== undefined) return !URL.canParse(origin) || new URL(origin).host !== host
  const site = req.header('Sec-Fetch-Site')
  return site === 'cross-site' || site === 'same-site'
}
