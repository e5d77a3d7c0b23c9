import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, isIPv6 } from 'node:net'
import { StartupError } from '../process/StartupError'

/**
 * Reads `TRUSTED_PROXIES`: addresses, separated by commas.
 * @throws StartupError if one is no address
 */
export function proxiesIn(text: string | undefined): string[] {
  const addresses = (text ?? '').split(',').map((address) => address.trim())
  return addresses.filter(Boolean).map((address) => {
    if (isIP(address) !== 0) return address
    throw new StartupError(
      `TRUSTED_PROXIES has ${address}, which is not an IP address such as 10.0.0.5`,
    )
  })
}

/**
 * Address by which the caller of a request is counted: that of the connection, or the last one of `X-Forwarded-For` if the
 * connection comes from a trusted proxy, which wrote it.
 */
export function callerAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
  proxies: readonly string[],
): string {
  const remote = withoutPrefix(socket.remoteAddress ?? '')
  if (!proxies.includes(remote)) return network(remote)
  const last = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return network(last ? withoutPrefix(last) : remote)
}

/** Turns the IPv4 form of IPv6 sockets into a plain IPv4 address. */
function withoutPrefix(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Returns the first 64 bits of an IPv6 address: the owner of one address of such a network has all of them. */
function network(address: string): string {
  if (isIPv4(address) || !isIPv6(address)) return address
  const [before = '', after = ''] = address.replace(/%.*$/, '').split('::')
  const head = groupsOf(before)
  const zeros = Array<string>(8 - head.length - groupsOf(after).length).fill('0')
  return [...head, ...zeros, ...groupsOf(after)]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
