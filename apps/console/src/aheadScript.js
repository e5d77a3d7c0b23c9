// Runs when someone is signed in, while the console's own scripts are loading: requests the configuration, who is signed in and the first
// data of this address, as it was read on the last visit (core/api/ahead.ts); prefetches the address's screen and its messages, then the
// fonts. The build inserts `AHEAD` (tools/build/ahead.ts).
;(() => {
  const { files, shellMessages, routes, timeout } = AHEAD
  const { lang, dataset } = document.documentElement
  // Otherwise the console has begun, and makes its own requests.
  if (!('started' in dataset)) globalThis.ahead = request()

  const path = location.pathname.replace(/\/$/, '')
  const [, screen = [], words = {}] =
    routes.find(([paths]) => new RegExp(paths, 'i').test(path)) ?? []

  for (const place of [...shellMessages[lang], ...screen, ...(words[lang] ?? [])])
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        href: `/${files[place]}`,
      }),
    )

  function request() {
    let known = null
    let token = null
    try {
      // A token of this browser session comes first, as in `createTokenStore`.
      const storage = sessionStorage.getItem('jwt_access_token') ? sessionStorage : localStorage
      token = storage.getItem('jwt_access_token')
      known = JSON.parse(storage.getItem('ahead'))
    } catch {
      // No storage, or nothing readable in it: only the configuration is requested.
    }
    const controller = new AbortController()
    const { signal } = controller
    setTimeout(() => controller.abort(), timeout)
    const authorization = `Bearer ${token}`
    const configuration = fetch('/config.json', { cache: 'no-cache', signal })
    const answers = configuration
      .then((response) => response.clone().text())
      .then((text) => {
        if (!token || known?.configuration !== text) return {}
        const headers = {
          Accept: 'application/json, application/problem+json',
          'Accept-Language': lang,
          Authorization: authorization,
        }
        const body = JSON.stringify({ data: { token } })
        const { session, reads } = known
        const post = {
          method: 'POST',
          body,
          headers: { ...headers, 'Content-Type': 'application/json' },
        }
        const started = {}
        if (session) started[session] = fetch(session, { ...post, signal })
        for (const url of reads[location.pathname + location.search] ?? [])
          started[url] = fetch(url, { headers, signal })
        // The console reports what fails, when it asks for it.
        for (const answer of Object.values(started)) answer.catch(() => undefined)
        return started
      })
      .catch(() => ({}))
    return { configuration, answers, authorization, language: lang }
  }

  // After the scripts have loaded, which would otherwise share the bandwidth; before anything is drawn.
  addEventListener('DOMContentLoaded', () => {
    const letters = { en: 'a', tr: 'aş', ar: 'aا' }[lang]
    for (const weight of [400, 500, 600])
      document.fonts
        .load(`${weight} 1em 'IBM Plex Sans', 'IBM Plex Sans Arabic'`, letters)
        .catch(() => undefined)
  })
})()
