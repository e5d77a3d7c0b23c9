// Runs before the first paint, inline in index.html under a hash of the Content-Security-Policy. It applies the stored settings to the
// document, decides whether this address, language and visitor should see the prerendered sign-in page, and starts to fetch what this
// visitor will need: `SCRIPTS` are the files that the build inserts. While the console's own scripts are loading the page says so, and
// offers a reload after ten seconds; if they cannot be loaded, as after a deploy, it says that. `WORDS` is inserted by the build.
;(() => {
  const scripts = SCRIPTS
  const words = WORDS
  const root = document.documentElement
  let settings = {}
  let isSignedOut = true
  try {
    settings = JSON.parse(localStorage.getItem('settings')) || {}
    isSignedOut = !(
      localStorage.getItem('jwt_access_token') || sessionStorage.getItem('jwt_access_token')
    )
  } catch {
    // No storage, or nothing readable in it: the defaults apply.
  }
  if (/^(en|tr|ar)$/.test(settings.language)) root.lang = settings.language
  if (/^(ltr|rtl)$/.test(settings.direction)) root.dir = settings.direction
  if (/^(?!system$)[a-z]{1,20}$/.test(settings.mainScheme))
    root.dataset.scheme = settings.mainScheme
  const isSignIn = /^\/(login|login-now)?\/?$/i.test(location.pathname)
  if (!isSignedOut) document.head.append(element('script', { async: true, src: scripts.ahead }))
  for (const href of isSignedOut ? scripts.signedOut : scripts.signedIn)
    document.head.append(element('link', { rel: 'modulepreload', crossOrigin: '', href }))
  root.dataset.page = isSignIn && isSignedOut && root.lang === 'en' ? 'prerendered' : 'other'

  const wished = settings.language || navigator.language.slice(0, 2)
  const lang = words[wished] ? wished : 'en'
  const dir = lang === 'ar' ? 'rtl' : 'ltr'
  const [title, message, reload, loading, slow] = words[lang]
  const reloadButton = () =>
    element('button', { textContent: reload, onclick: () => location.reload() })

  // The page has been parsed, and none of the console's own scripts has run. A style of the page hides this once they draw something.
  document.addEventListener(
    'readystatechange',
    () => {
      if (root.dataset.page === 'prerendered') return
      const wait = element('div', { id: 'loading', lang, dir })
      const status = element('div', {})
      status.setAttribute('role', 'status')
      status.append(element('p', { textContent: loading }))
      wait.append(status)
      document.getElementById('root').after(wait)
      setTimeout(() => {
        status.append(element('p', { textContent: slow }))
        wait.append(reloadButton())
      }, 10_000)
    },
    { once: true },
  )

  // By then the console's own script has run, or never will.
  addEventListener('DOMContentLoaded', () => {
    if ('started' in root.dataset) return
    const said = element('main', { lang, dir })
    said.setAttribute('role', 'alert')
    said.style.cssText = 'max-width:52ch;margin:20vh auto;padding:0 24px'
    said.append(
      element('h1', { textContent: title }),
      element('p', { textContent: message }),
      reloadButton(),
    )
    document.title = title
    document.body.replaceChildren(said)
  })

  function element(name, properties) {
    return Object.assign(document.createElement(name), properties)
  }
})()
