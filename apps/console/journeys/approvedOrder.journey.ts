import type { Page } from '@playwright/test'
import { accounts } from './support/accounts'
import { expect, test } from './support/test'

// A session that is not remembered stays in its tab: two tabs are two people.

const reason = 'Agreed by telephone'

/** Button of a record’s bar that confirms it. */
function confirm(page: Page) {
  return page.getByRole('toolbar').getByRole('button', { name: 'Confirm', exact: true })
}

test('an order over the limit is placed by one administrator and confirmed by another, who sees limit and reason; both see who did what', async ({
  page,
  enter,
  context,
  faults,
}) => {
  test.slow()
  // The approval removes the notices over the lines; on a slow machine this shifts the layout after the press no longer excuses it.
  faults.allowLayoutShift(0.1)
  await enter('/manual-order?new=1', { account: accounts.admin, isRemembered: false })
  await page.getByRole('combobox', { name: 'Buyer' }).fill('Maua Wholesalers')
  await page.getByRole('option', { name: /Maua Wholesalers/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('combobox', { name: 'Product or code' }).fill('SKU-00140')
  await page.getByRole('option', { name: /SKU-00140/ }).click()
  await page.getByRole('spinbutton').fill('200')
  await page.getByRole('button', { name: /^Custom price for/ }).click()
  await page.getByRole('textbox', { name: /^Unit price/ }).fill('1000')
  await page.getByRole('textbox', { name: /^Reason for this price/ }).fill(reason)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'Pickup' }).check({ force: true })
  await page.getByRole('radio', { name: 'Cash on delivery' }).check({ force: true })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox', { name: /approv/i }).check({ force: true })
  await page.getByRole('button', { name: /^Place/ }).click()

  await expect(page).toHaveURL(/order-details\?secureToken=/)
  await expect(confirm(page)).toHaveAccessibleDescription(
    'You created this order, so someone else must confirm it and record its payment.',
  )

  const other = await context.newPage()
  await enter(page.url(), { account: accounts.superadmin, isRemembered: false, page: other })
  await confirm(other).click()
  const question = other.getByRole('alertdialog')
  await expect(question).toContainText(/Over the limit of.*KES 150,000\.00/)
  await expect(question).toContainText(`Usually KES 1,015.00: ${reason}`)
  await question.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(other.getByRole('toolbar').getByRole('button', { name: 'Prepare' })).toBeVisible()

  for (const reader of [other, page]) {
    await reader.bringToFront()
    await reader.reload()
    await expect(reader.getByRole('heading', { level: 1, name: /^MAN-/ })).toBeVisible()
    await reader.getByRole('tab', { name: 'History' }).click()
    const events = reader.getByRole('tabpanel').getByRole('listitem')
    await expect(events.filter({ hasText: 'Placed → Confirmed' })).toContainText(
      accounts.superadmin.name,
    )
    await expect(events.filter({ hasText: 'Draft → Placed' })).toContainText(accounts.admin.name)
  }
})
