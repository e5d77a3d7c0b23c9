import { accounts } from './support/accounts'
import { expect, test } from './support/test'

test('a project, units and a table are chosen, and a reload keeps the project and the units', async ({
  page,
  enter,
}) => {
  await enter('/dashboards/project', { account: accounts.admin })
  const project = page.getByRole('button', { name: /Project/ }).first()
  const first = await project.textContent()
  await project.click()
  await page.getByRole('option').nth(1).click()
  await expect(project).not.toHaveText(first ?? '')
  await expect(page).toHaveURL(/\?project=/)
  const second = (await project.textContent()) ?? ''

  const beside = page.getByRole('complementary', { name: 'Time and weather' })
  await expect(beside).toContainText('22°C')
  await expect(beside).toContainText('19 km/h')
  await beside.getByRole('radio', { name: '°F' }).check()
  await beside.getByRole('radio', { name: 'mph' }).check()
  // 22 · 9/5 + 32, and 19 / 1.609.
  await expect(beside).toContainText('72°F')
  await expect(beside).toContainText('12 mph')

  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: /^View as table: / })
    .first()
    .click()
  await expect(main.getByRole('table').first().getByRole('rowheader')).toHaveCount(7)

  await page.reload()
  await expect(project).toHaveText(second)
  await expect(beside).toContainText('72°F')
  await expect(beside).toContainText('12 mph')
})
