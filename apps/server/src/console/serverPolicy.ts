/** Members of `config.json` that name other hosts. */
export interface Hosts {
  addresses?: Record<string, string>
  pictureHosts?: readonly string[]
}

/**
 * The part of the Content-Security-Policy that only the host knows (decision 0004): calls go to this host and the configured
 * addresses, pictures and documents come from this host and the configured ones, and no page may frame the console.
 */
export function serverPolicy({ addresses = {}, pictureHosts = [] }: Hosts): string {
  return [
    ['connect-src', "'self'", ...originsOf(Object.values(addresses))],
    ['img-src', "'self'", 'data:', ...originsOf(pictureHosts)],
    ['frame-ancestors', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** Origins of other hosts; a path is of this one. */
function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
  return [...new Set(origins)]
}
