// Runs when someone is signed in, while the console's own scripts are loading: prefetches the screen of this address and its
// messages, then the fonts. The build inserts `AHEAD` (tools/build/ahead.ts).
;(() => {
  const { files, shellMessages, routes } = AHEAD
  const { lang } = document.documentElement
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

  // After the scripts have loaded, which would otherwise share the bandwidth; before anything is drawn.
  addEventListener('DOMContentLoaded', () => {
    const letters = { en: 'a', tr: 'aş', ar: 'aا' }[lang]
    for (const weight of [400, 500, 600])
      document.fonts
        .load(`${weight} 1em 'IBM Plex Sans', 'IBM Plex Sans Arabic'`, letters)
        .catch(() => undefined)
  })
})()
