import { expect, test } from './support/test'

test('a bulk match of payments leaves out the two that do not fit, which stay selected with the reason', async ({
  page,
  enter,
}) => {
  await enter('/merchants/sells')
  const rows = page.locator('main tbody tr[data-token]')
  const exactReceipt = /\d{6}-\d{6}/
  const fitting = rows.filter({ hasText: exactReceipt })
  const others = rows.filter({ hasNotText: exactReceipt })
  await expect(fitting.nth(2)).toBeVisible()
  for (const row of [fitting.nth(0), fitting.nth(1), fitting.nth(2), others.nth(0), others.nth(1)])
    await row.getByRole('checkbox').check()
  const left = await others.evaluateAll((all) =>
    all.slice(0, 2).map((row) => row.dataset.token ?? ''),
  )

  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  await bar.getByRole('button', { name: 'Match exact receipt' }).click()
  const question = page.getByRole('alertdialog', { name: /: 3 payments$/ })
  await expect(question).toContainText('2 of the selected records are left out')
  await question.getByRole('button', { name: 'Match exact receipt' }).click()
  await expect(bar).toContainText('Match exact receipt: all 3 done')
  await expect(bar).toContainText('Left out: 2')
  await expect(bar).toContainText('The rest stay selected, with the reason on each row.')
  const ticked = rows.filter({ has: page.getByRole('checkbox', { checked: true }) })
  await expect(ticked).toHaveText([
    /receipt.* exactly this amount/,
    /receipt.* exactly this amount/,
  ])
  expect(await ticked.evaluateAll((all) => all.map((row) => row.dataset.token))).toEqual(left)
})
