/** Address of `config.json`: beside index.html. */
export const place = '/config.json'

/** After so many milliseconds `config.json` counts as missing. */
const timeout = 15_000

/**
 * Starts to fetch `config.json`, possibly before the code that reads it is loaded. Bypasses the cache on each start.
 * Rejects, as reading its body does, when it has not arrived within 15 seconds.
 */
export function fetchConfiguration(): Promise<Response> {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), timeout)
  return fetch(place, { cache: 'no-cache', signal: controller.signal })
}
