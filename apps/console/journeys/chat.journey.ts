import { goOffline } from './support/offline'
import { expect, test } from './support/test'

test('late content moves nothing once the team is loaded', async ({ page, enter, faults }) => {
  // As much as a late font of another script shifts.
  faults.allowLayoutShift(0.001)
  await enter('/apps/chat')
  await expect(page.locator('li[data-id]').first()).toBeVisible()
  await expect(page.locator('[data-master-detail] > header').getByRole('button')).toBeVisible()
})

test('leaving the chat page keeps typed and unsent messages, also in the panel', async ({
  page,
  enter,
}) => {
  await enter('/apps/chat?contact=contact-2')
  const { keyboard } = page
  const field = page.locator('article').getByRole('textbox')
  const unsent = page.getByRole('log').getByRole('alert')
  await expect(field).toBeFocused()
  await goOffline(page)
  await keyboard.type('The scales are back')
  await keyboard.press('Enter')
  await expect(unsent).toBeVisible()
  await keyboard.type('And the parcels')
  await page.context().setOffline(false)

  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics')
  const panel = page.getByRole('complementary', { name: 'Team Chat' })
  await page.getByRole('banner').getByRole('button', { name: 'Team chat' }).click()
  await panel.getByRole('toolbar').getByRole('button').nth(1).click()
  await expect(unsent).toBeVisible()
  await expect(panel.getByRole('textbox')).toHaveValue('And the parcels')
  await keyboard.press('Escape')

  await page.goBack()
  await expect(field).toHaveValue('And the parcels')
  await unsent.locator('..').getByRole('button').press('Enter')
  await expect(unsent).toHaveCount(0)
  await expect(page.getByRole('log').getByText('The scales are back')).toBeVisible()
})
