/** Address of `config.json`: beside index.html. */
export const place = '/config.json'

/** After so many milliseconds `config.json` counts as missing. */
export const timeout = 15_000

/**
 * Starts to fetch `config.json`, possibly before the code that reads it is loaded; the page may have begun before (`aheadScript.js`).
 * Bypasses the cache on each start. Rejects, as reading its body does, when it has not arrived within 15 seconds.
 */
export function fetchConfiguration(): Promise<Response> {
  const begun = globalThis.ahead?.configuration
  if (globalThis.ahead) globalThis.ahead.configuration = undefined
  if (begun) return begun
  const controller = new AbortController()
  setTimeout(() => controller.abort(), timeout)
  return fetch(place, { cache: 'no-cache', signal: controller.signal })
}
