// Runs before the first paint, inline in index.html under a hash of the Content-Security-Policy. It puts the stored settings on
// the document, says whether the prerendered sign-in page is what this address, language and visitor should see, and begins to
// fetch what this visitor will need: `SCRIPTS` are the files that the build puts here. Where the console's own script cannot be had,
// as after a deploy, it says so in the page, in the `WORDS` that the build puts here.
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
    // No storage, or nothing readable in it: the defaults hold.
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

  // The console's own script has run by then, or never will.
  addEventListener('DOMContentLoaded', () => {
    if ('started' in root.dataset) return
    const wished = settings.language || navigator.language.slice(0, 2)
    const lang = words[wished] ? wished : 'en'
    const [title, message, reload] = words[lang]
    const said = element('main', { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' })
    said.setAttribute('role', 'alert')
    said.style.cssText = 'max-width:52ch;margin:20vh auto;padding:0 24px'
    said.append(
      element('h1', { textContent: title }),
      element('p', { textContent: message }),
      element('button', { textContent: reload, onclick: () => location.reload() }),
    )
    document.title = title
    document.body.replaceChildren(said)
  })

  function element(name, properties) {
    return Object.assign(document.createElement(name), properties)
  }
})()
