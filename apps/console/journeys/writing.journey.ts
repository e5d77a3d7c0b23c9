import { goOffline } from './support/offline'
import { expect, test } from './support/test'

/** A sentence of characters that are shortcuts somewhere: letters, signs, the space. */
const sentence = 'Rejoice: are six boxes # of zinc / as jade? Sure, vote #7'

/** Forms: the address, the key that opens it, and the control that has the focus before. */
const forms = [
  { at: '/apps/todo', row: 'li[data-id] a[data-row]', key: 'c', field: 'Title' },
  { at: '/apps/mail/inbox', row: 'li[data-id] a[data-row]', key: 'c', field: 'To' },
  { at: '/apps/mail/inbox', row: 'li[data-id] a[data-row]', key: 'r', field: 'Message' },
  { at: '/apps/mail/inbox', row: 'li[data-id] a[data-row]', key: 'f', field: 'To' },
  { at: '/apps/contacts/all', row: 'li[data-id] a[data-row]', key: 'c', field: 'First name' },
  { at: '/apps/contacts/all', row: 'li[data-id] a[data-row]', key: 'e', field: 'First name' },
  { at: '/apps/notes', row: 'article[data-note] a', key: 'c', field: 'Text' },
  { at: '/business-approve?claimedBy=none', row: 'tr[data-token] a', key: 'c', field: /./ },
] as const

for (const { at, row, key, field } of forms)
  test(`text typed after ${key} on ${at} goes into the form and triggers nothing else`, async ({
    page,
    enter,
  }) => {
    await enter(at)
    const { keyboard } = page
    const rows = page.locator(row)
    await rows.nth(1).focus()
    const before = await rows.allTextContents()
    const writes: string[] = []
    page.on('request', (request) => {
      // HEAD is the console's check of its own policy, some seconds after the start.
      if (!/^(GET|HEAD)$/.test(request.method()) && !request.url().includes('/me/settings'))
        writes.push(`${request.method()} ${request.url()}`)
    })

    await keyboard.press(key)
    await keyboard.type(sentence)
    const form = page.locator('form[data-writing]')
    const written = form
      .getByRole('textbox', { name: field })
      .or(form.getByRole('combobox', { name: field }))
      .first()
    await expect(written).toBeFocused()
    expect(await written.inputValue()).toContain(sentence)
    expect(writes).toEqual([])
    expect(await rows.allTextContents()).toEqual(before)
  })

test('R, a letter of the reason and Ctrl+Enter reject a record, and the letter is not in the note', async ({
  page,
  enter,
}) => {
  await enter('/approve-product?checks=pass&claimedBy=none')
  const row = page.locator('tr[data-token] a').nth(1)
  await row.focus()
  const { keyboard } = page
  const decided = page.waitForRequest((request) => request.url().endsWith('decisions'))
  await keyboard.press('r')
  await keyboard.press('d')
  const reason = page.getByRole('dialog').getByRole('button', { name: /Reason$/ })
  await expect(reason).toBeFocused()
  await expect(reason).not.toHaveAccessibleName(/Choose/)
  await keyboard.press('Control+Enter')
  const body = (await decided).postDataJSON() as { note?: string }
  expect(JSON.stringify(body)).toContain('reasonCode')
  expect(body.note).toBeUndefined()
})

test('choosing a chat contact focuses the message field at once', async ({
  page,
  enter,
  faults,
}) => {
  // Letters of another script in the typed text load late and break lines elsewhere.
  faults.allowLayoutShift(0.04)
  await enter('/apps/chat')
  await page.locator('li[data-id] a[data-row]').first().press('Enter')
  const field = page.getByRole('textbox', { name: /^Message/ })
  await expect(field).toBeFocused()
  await page.keyboard.type(sentence)
  await expect(field).toHaveValue(sentence)
})

test('the same keys restore a deleted item in every app', async ({ page, enter }) => {
  await enter('/apps/todo')
  const { keyboard } = page
  for (const [place, row] of [
    ['/apps/todo/all', 'li[data-id] a[data-row]'],
    ['/apps/mail/inbox', 'li[data-id] a[data-row]'],
    ['/apps/contacts/all', 'li[data-id] a[data-row]'],
    ['/apps/notes', 'article[data-note] h2 a'],
  ] as const) {
    await page.goto(place)
    const rows = page.locator(row)
    await rows.nth(1).focus()
    const name = (await rows.nth(1).textContent()) ?? ''
    const same = rows.filter({ hasText: name })
    const count = await same.count()
    await keyboard.press('#')
    await expect(same).toHaveCount(count - 1)
    await expect(page.locator(`:is(li[data-id], article[data-note]) a:focus`)).toBeVisible()
    await keyboard.press(place === '/apps/notes' ? 'Control+z' : 'z')
    await expect(same).toHaveCount(count)
  }
})

test('an unsent message is still there after a reload, marked as unsent', async ({
  page,
  enter,
}) => {
  await enter('/apps/chat?contact=contact-2')
  await expect(page.locator('article').getByRole('textbox')).toBeFocused()
  await goOffline(page)
  await page.keyboard.type('The scales are not lost')
  await page.keyboard.press('Enter')
  const unsent = page.getByRole('log').getByRole('alert')
  await expect(unsent).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await expect(unsent).toBeVisible()
  await expect(page.getByRole('log').getByText('The scales are not lost')).toBeVisible()
})

test('Ctrl K finds the apps', async ({ page, enter }) => {
  await enter('/apps/todo')
  await expect(page.locator('li[data-id]').first()).toBeVisible()
  for (const name of ['notes', 'chat', 'inbox', 'contacts', 'to-do']) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(name)
    await expect(page.getByRole('option', { name: new RegExp(name, 'i') }).first()).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('text typed after the button for a remark goes into the remark, and the record is unchanged', async ({
  page,
  enter,
}) => {
  await enter('/b2b_orders')
  await page.locator('tr[data-token] a').first().click()
  await page.getByRole('button', { name: 'Add a remark' }).click()
  await page.keyboard.type(sentence)
  await expect(page.getByRole('textbox', { name: /For colleagues/ })).toHaveValue(sentence)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('text typed after the button for a question about a field goes into the question, and the record is unchanged', async ({
  page,
  enter,
}) => {
  await enter('/business-approve')
  await page.locator('tr[data-token] a').first().click()
  const ask = page.getByRole('button', { name: 'Ask about “Trading name”' })
  await expect(ask).toBeVisible()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await ask.click()
  await page.keyboard.type(sentence)
  arrive()
  await expect(page.getByRole('textbox', { name: /Trading name/ })).toHaveValue(sentence)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
