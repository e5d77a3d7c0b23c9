import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { accounts } from './support/accounts'
import { goOffline, untilSettled } from './support/offline'
import { expectDashboard, queueRows } from './support/signIn'
import { expect, test } from './support/test'

const dashboard = '/dashboards/analytics'

for (const [what, answer, fault] of [
  ['a 500', { status: 500, body: { message: 'Down' } }, '500 GET /queues/summary'],
  ['a cut connection', 'cut', 'failed GET /queues/summary'],
  ['malformed JSON', { status: 200, text: '{"asOf": ' }, null],
  ['a wrong shape', { status: 200, body: { asOf: 'today', items: [{ queue: 'x' }] } }, null],
] as const)
  test(`${what} shows an error in place of the queues, and can be retried`, async ({
    page,
    enter,
    server,
    faults,
  }) => {
    if (fault) faults.expect(fault)
    server.answer('GET /queues/summary', answer)
    await enter(dashboard, { account: accounts.staff })
    await expect(page.getByText('Couldn’t load the queues', { exact: true })).toBeVisible()
    // The screen looks the same each time, so it is checked once.
    if (what === 'a 500') await expectAccessible(page)
    // The shell reads the queues, too, once it has loaded: only the button repairs this.
    await untilSettled(page)
    server.answer('GET /queues/summary')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectDashboard(page)
  })

test('a 403 shows an error in place of the queues, and the session continues', async ({
  page,
  enter,
  server,
  faults,
}) => {
  faults.expect('403 GET /queues/summary')
  server.answer('GET /queues/summary', { status: 403, body: { message: 'No' } })
  await enter(dashboard, { account: accounts.staff })
  await expect(page.getByText('You don’t have access to these figures')).toBeVisible()
  await expectAccessible(page)
})

test('shows skeleton rows of the right size while the answer is pending', async ({
  page,
  enter,
  server,
}) => {
  server.answer('GET /queues/summary', 'hang')
  await enter(dashboard, { account: accounts.staff })
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting).toHaveAttribute('aria-busy', 'true')
  await expectAccessible(page)
  const before = await heightOf(waiting)
  server.answer('GET /queues/summary')
  await page.reload()
  await expectDashboard(page)
  expect(await heightOf(waiting)).toBeCloseTo(before, 0)
})

test('a failed refresh keeps the loaded data and says how old it is', async ({
  page,
  enter,
  server,
  faults,
}) => {
  faults.expect('500 GET /queues/summary')
  await enter()
  server.answer('GET /queues/summary', { status: 500, body: {} })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(/^Couldn’t refresh\. Showing data as of .*\d/)).toBeVisible()
  await expect(queueRows(page)).toHaveCount(8)
})

test('the dashboard says that it is offline, and loads automatically when the network is back', async ({
  page,
  enter,
  context,
  server,
  faults,
}) => {
  faults.expect('failed GET /queues/summary')
  server.answer('GET /queues/summary', 'cut')
  await enter(dashboard, { account: accounts.staff })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await goOffline(page)
  await again.click()
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expectAccessible(page)
  server.answer('GET /queues/summary')
  await context.setOffline(false)
  await expectDashboard(page)
})

test('data stays while the network is down, and is refreshed when it is back', async ({
  page,
  enter,
  context,
  server,
}) => {
  await enter()
  await goOffline(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(queueRows(page)).toHaveCount(8)
  const before = server.calls.length
  await context.setOffline(false)
  await expect.poll(() => server.calls.length).toBeGreaterThan(before)
  await expectDashboard(page)
})

async function heightOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.height ?? 0
}
