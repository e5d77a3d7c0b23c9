import { accounts } from './support/accounts'
import { expect, test } from './support/test'

test('a promo card is cropped by keyboard, saved and published', async ({
  page,
  enter,
  faults,
}) => {
  // An overlap is shown while the dates are typed.
  faults.allowLayoutShift(0.1)
  await enter('/promocard?placement=shop_home&selected=card-10', { account: accounts.superadmin })
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2000
    canvas.height = 1500
    const context = canvas.getContext('2d')
    context?.fillRect(0, 0, 900, 1500)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await page
    .getByLabel('Choose a picture')
    .and(page.locator('input'))
    .setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(picture, 'base64'),
    })
  const dialog = page.getByRole('dialog', { name: 'Crop picture' })
  await dialog.getByRole('application').focus()
  await page.keyboard.press('ArrowDown')
  await dialog.getByRole('button', { name: 'Use this area' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
})
