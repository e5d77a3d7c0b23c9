/** Where `config.json` stands: beside index.html. */
export const place = '/config.json'

/** Begins to fetch `config.json`, which may be done before the code that reads it has come. It is read anew with every start. */
export function fetchConfiguration(): Promise<Response> {
  return fetch(place, { cache: 'no-cache' })
}
