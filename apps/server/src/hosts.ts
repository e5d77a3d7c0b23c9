import { hostname, networkInterfaces } from 'node:os'
import { StartupError } from './process/StartupError'

/** Names that the server answers to. */
export interface Hosts {
  /**
   * Checks whether a `Host` header, or the host of an `Origin`, names this server, with any port. It stops pages of another site
   * from calling the server by a name of their own that resolves to this machine (DNS rebinding).
   */
  isOwn(host: string | undefined): boolean
  /** Checks whether people reach the server under this name by https, which a proxy in front of it ends. */
  isSecure(host: string | undefined): boolean
}

const everyAddress = new Set(['0.0.0.0', '::'])

/**
 * @param host address that the server listens at (`HOST`)
 * @param publicUrls addresses that people use if there is a proxy in front (`PUBLIC_URL`)
 */
export function createHosts(host: string, publicUrls: readonly URL[] = []): Hosts {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', nameIn(host) ?? host])
  if (everyAddress.has(host)) for (const name of namesOfMachine()) names.add(name)
  for (const url of publicUrls) names.add(url.hostname)
  const secure = new Set(
    publicUrls.filter(({ protocol }) => protocol === 'https:').map((url) => url.hostname),
  )
  return {
    isOwn: (asked) => names.has(nameIn(asked) ?? ''),
    isSecure: (asked) => secure.has(nameIn(asked) ?? ''),
  }
}

/**
 * Reads `PUBLIC_URL`: one address or several, separated by commas.
 * @throws StartupError if one is no http or https address
 */
export function publicUrlsIn(text: string | undefined): URL[] {
  const addresses = (text ?? '').split(',').map((address) => address.trim())
  return addresses.filter(Boolean).map((address) => {
    const url = URL.canParse(address) ? new URL(address) : null
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
      throw new StartupError(
        `PUBLIC_URL has ${address}, which is not an address such as https://console.example.com`,
      )
    return url
  })
}

/** Host name without its port; undefined if it is no host. IPv6 addresses have brackets. */
function nameIn(host: string | undefined): string | undefined {
  if (!host || /[\s/\\@?#]/.test(host)) return undefined
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname : undefined
}

function namesOfMachine(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const name = hostname().toLowerCase()
  return [
    name,
    `${name}.local`,
    ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ]
}
