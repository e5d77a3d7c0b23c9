import { expect, test } from './support/test'

test('a contact is exported as a vCard and imported again unchanged', async ({ page, enter }) => {
  await enter('/apps/contacts')
  await expect(page).toHaveURL(/\/apps\/contacts\/all$/)
  await page.getByRole('button', { name: 'New contact' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('First name').fill('Amani; the second')
  await form.getByLabel('Email').fill('amani@lake.example')
  await form.getByLabel('Notes').fill('يتحدث العربية\nand Kiswahili, too')
  await form.getByRole('button', { name: 'Save contact' }).click()

  const detail = page.locator('article')
  await expect(detail.getByRole('heading', { name: 'Amani; the second' })).toBeVisible()
  const saving = page.waitForEvent('download')
  await detail.getByRole('button', { name: 'Export as vCard' }).click()
  const file = await (await saving).path()

  await detail.getByRole('button', { name: 'Delete' }).click()
  await page.getByLabel('Search contacts').fill('amani')
  await expect(page.getByText('No contacts match your search')).toBeVisible()

  await page.getByRole('button', { name: 'Import from vCard' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel('Choose a vCard file').and(page.locator('input')).setInputFiles(file)
  await expect(adding.getByText('This file contains 1 contact.')).toBeVisible()
  await adding.getByRole('button', { name: 'Import 1 contact' }).click()
  await page.getByRole('link', { name: 'Amani; the second' }).click()
  await expect(detail.getByRole('link', { name: 'amani@lake.example' })).toBeVisible()
  await expect(detail.getByText('and Kiswahili, too')).toBeVisible()

  // A deleted contact is in the bin, also after a reload, and can be restored from there.
  await page.getByRole('link', { name: 'Bin', exact: true }).click()
  await page.reload()
  const row = page.getByRole('link', { name: 'Amani; the second' })
  await row.click()
  await detail.getByRole('button', { name: 'Restore' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: 'All contacts', exact: true }).click()
  await page.getByLabel('Search contacts').fill('amani')
  await expect(row).toHaveCount(2)
})
