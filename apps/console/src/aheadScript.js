// Runs where somebody is signed in, while the console's own scripts are on their way: begins to fetch the screen of this address
// and the words it will be drawn with, then the letters. `AHEAD` is what the build puts here (tools/build/ahead.ts).
;(() => {
  const { files, shellWords, routes } = AHEAD
  const { lang } = document.documentElement
  const path = location.pathname.replace(/\/$/, '')
  const [, screen = [], words = {}] =
    routes.find(([paths]) => new RegExp(paths, 'i').test(path)) ?? []

  for (const place of [...shellWords[lang], ...screen, ...(words[lang] ?? [])])
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        href: `/${files[place]}`,
      }),
    )

  // Once the scripts have come, which would else share the line with them; before anything is drawn.
  addEventListener('DOMContentLoaded', () => {
    const letters = { en: 'a', tr: 'aş', ar: 'aا' }[lang]
    for (const weight of [400, 500, 600])
      document.fonts
        .load(`${weight} 1em 'IBM Plex Sans', 'IBM Plex Sans Arabic'`, letters)
        .catch(() => undefined)
  })
})()
