import { signInForm } from './support/signIn'
import { expect, test } from './support/test'
import { createFaults } from './support/watch'

test('the watch over every journey reports each kind of fault', async ({ browser, baseURL }) => {
  const faults = createFaults()
  const context = await browser.newContext({ baseURL })
  await faults.watch(context)
  const page = await context.newPage()
  await page.goto('/login-now')
  await expect(signInForm(page).email).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(faults.report()).toEqual([])

  await page.route('**/broken', (route) => route.fulfill({ status: 500 }))
  await page.route('**/cut', (route) => route.abort('connectionreset'))
  await page.evaluate(async () => {
    // oxlint-disable-next-line no-console -- one of the faults
    console.warn('a warning')
    setTimeout(() => {
      throw new Error('an error')
    })
    await fetch('/broken')
    await fetch('/cut').catch(() => undefined)
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' }))
    const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__
    hook.inject()
    hook.onCommitFiberRoot(0, {})
    const pusher = document.createElement('div')
    pusher.append(...Array.from({ length: 20 }, () => document.createElement('br')))
    document.body.prepend(pusher)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  faults.expect('never')
  await faults.settle(context)
  await context.close()
  expect(faults.report().map((fault) => fault.replace(/ \(loaded.*/s, ''))).toEqual(
    expect.arrayContaining([
      'a warning',
      'Error: an error',
      '500 GET /broken',
      'failed GET /cut',
      'policy style-src-elem refused inline',
      'a second copy of React',
      'a second React root',
      'no never',
      '/login-now',
    ]),
  )
})
