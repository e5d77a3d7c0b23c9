/** Where `config.json` stands: beside index.html. */
export const place = '/config.json'

/** After so many milliseconds `config.json` counts as missing. */
const timeout = 15_000

/**
 * Begins to fetch `config.json`, which may be done before the code that reads it has come. It is read anew with every start.
 * Rejects, as reading its body does, when it has not arrived within 15 seconds.
 */
export function fetchConfiguration(): Promise<Response> {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), timeout)
  return fetch(place, { cache: 'no-cache', signal: controller.signal })
}
