import { accounts } from './support/accounts'
import { enlargeText, expectWordsWhole } from './support/legible'
import { elsewhere } from './support/open'
import { openFirstOf, openWhole, recordsOf, screens } from './support/screens'
import { expect, test } from './support/test'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('at twice the text size no word is broken and no texts overlap', async ({
  page,
  enter,
  faults,
}) => {
  test.slow()
  // Skeletons have the size of the content at the usual text size.
  faults.allowLayoutShift(5)
  await enlargeText(page, 32)
  await enter(elsewhere, { account: accounts.superadmin })
  // Its texts are the longest.
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click()
  await expect(page.getByRole('button', { name: 'Dil: Türkçe' })).toBeVisible()
  for (const address of Object.values(screens).flat()) {
    await openWhole(page, address)
    await expectWordsWhole(page, address)
  }
  for (const list of recordsOf) await expectWordsWhole(page, await openFirstOf(page, list))
})
