import type { Page } from '@playwright/test'
import { expectDashboard } from './support/signIn'
import { expect, test } from './support/test'

test('specification 9: a service worker left from before is unregistered on load', async ({
  page,
  enter,
  context,
  build,
}) => {
  await context.route('**/worker-of-before.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'addEventListener("fetch", () => {})' }),
  )
  await enter()
  const own = build === 'sample' ? ['/mockServiceWorker.js'] : []
  expect(await registered(page)).toEqual(own)
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/worker-of-before.js', {
      scope: '/dashboards/',
    })
    await new Promise((resolve) =>
      installing?.addEventListener(
        'statechange',
        () => installing.state === 'activated' && resolve(null),
      ),
    )
  })
  expect(await registered(page)).toEqual([...own, '/worker-of-before.js'])
  await page.goto('/login-now')
  await expectDashboard(page)
  await expect.poll(() => registered(page)).toEqual(own)
})

/** Paths of the registered workers' scripts. */
function registered(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations())
      .map(({ active, waiting, installing }) => (active ?? waiting ?? installing)?.scriptURL ?? '')
      .map((address) => new URL(address).pathname)
      .toSorted(),
  )
}
