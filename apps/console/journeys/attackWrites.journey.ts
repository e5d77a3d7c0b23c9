/**
 * Writes other than a decision about one record, on a server that answers wrongly: a bulk decision, saved views and the chat, each
 * with a third of the faults of `support/answerFaults`. In every case the same write is sent again with its key, typed text stays,
 * and at the end the screen matches the server. `src/configurationFaults.test.ts` reads config.json with all of them.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { type AnswerFault, thirdOfFaults } from './support/answerFaults'
import { ask, expectOneWrite, expectUnharmed, settle, test } from './support/hostileTest'
import { elsewhere, open } from './support/open'

const faultsOfBulk = thirdOfFaults(0)
const faultsOfViews = thirdOfFaults(1)
const faultsOfChat = thirdOfFaults(2)

function rows(page: Page): Locator {
  return page.getByRole('main').locator('tbody tr[data-token]')
}

/** Opens a list, and waits until its rows have loaded. */
async function openList(page: Page, address: string): Promise<void> {
  await open(page, elsewhere)
  await page.clock.fastForward('10:00')
  await open(page, address)
  await settle(page)
}

test(`${faultsOfBulk.length} wrong answers to a bulk decision cause one write, and at the end the list matches the server`, async ({
  signedIn: page,
  hostile: { server },
  place,
}) => {
  test.setTimeout(240_000)
  const list = '/approve-product?checks=pass&claimedBy=none&kind=new'
  const call = /^POST \/products\/bulk-decisions/
  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  await openList(page, list)
  for (const [fault, spoil] of faultsOfBulk) {
    // There are fewer than two records per fault.
    if ((await rows(page).count()) < 2) {
      await place.beginAnew()
      await openList(page, list)
    }
    const chosen = [rows(page).nth(0), rows(page).nth(1)]
    const tokens = await Promise.all(chosen.map((row) => row.getAttribute('data-token')))
    for (const row of chosen) await row.getByRole('checkbox').click()
    const from = server.calls.length
    server.fail(call, spoil)
    await bar.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect.poll(() => server.spoilt(), { message: fault }).toBeGreaterThan(0)
    await settle(page)
    await expectUnharmed(page, fault)
    server.fail()
    const again = bar.getByRole('button', { name: 'Try those again' })
    if (await again.isVisible()) await again.click()
    await settle(page)
    expectOneWrite(fault, server, from, call)
    await bar.getByRole('button', { name: 'Close', exact: true }).click()

    await openList(page, list)
    for (const token of tokens) {
      const { approvalStatus } = await ask<{ approvalStatus: string }>(
        page,
        `/business/products/${token}`,
      )
      expect.soft(approvalStatus, `${fault}: what the server did`).toBe('approved')
      await expect.soft(page.locator(`[data-token="${token}"]`), fault).toHaveCount(0)
    }
  }
})

test(`${faultsOfViews.length} wrong answers to each write of a saved view keep its typed name, and at the end the tabs match the server`, async ({
  signedIn: page,
  hostile: { server },
}) => {
  test.setTimeout(240_000)
  const call = /^(POST|PATCH|DELETE) \/me\/views\//
  const tabs = page.getByRole('navigation', { name: 'Views' })
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: 'Name' })

  /** Sends a write that is answered wrongly. Returns the index of its first call. */
  async function spoiled(fault: string, spoil: AnswerFault, send: () => Promise<void>) {
    const from = server.calls.length
    server.fail(call, spoil)
    await send()
    await expect.poll(() => server.spoilt(), { message: fault }).toBeGreaterThan(0)
    await settle(page)
    await expectUnharmed(page, fault)
    server.fail()
    return from
  }

  /** Names a view, and tries again if the name was not saved. */
  async function write(fault: string, spoil: AnswerFault, name: string) {
    const save = dialog.getByRole('button', { name: 'Save', exact: true })
    await field.fill(name)
    const from = await spoiled(fault, spoil, () => save.click())
    if (await dialog.isVisible()) {
      await expect.soft(dialog, fault).toContainText('Couldn’t save the view')
      await expect.soft(field, `${fault}: what was typed`).toHaveValue(name)
      await save.click()
    }
    await expect(dialog, fault).toHaveCount(0)
    expectOneWrite(fault, server, from, call)
    await expect(tabs.getByRole('link', { name }), fault).toHaveCount(1)
  }

  async function expectSame(fault: string) {
    const { views } = await ask<{ views: { name: string }[] }>(
      page,
      '/business/me/views/approve-product',
    )
    await expect
      .soft(tabs.getByRole('button', { name: /^Options for/ }), fault)
      .toHaveCount(views.length)
    return views.map(({ name }) => name)
  }

  async function choose(name: string, entry: string) {
    await tabs.getByRole('button', { name: `Options for “${name}”` }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }

  // Wide enough for every view.
  await page.setViewportSize({ width: 1920, height: 900 })
  await open(page, '/approve-product?q=view')
  for (const [turn, [fault, spoil]] of faultsOfViews.entries()) {
    const [first, second] = [`First ${turn}`, `Second ${turn}`]
    await tabs.getByRole('button', { name: 'Save view' }).click()
    await write(`${fault}, saving`, spoil, first)
    expect.soft(await expectSame(fault), fault).toEqual([first])
    await choose(first, 'Rename…')
    await write(`${fault}, renaming`, spoil, second)
    expect.soft(await expectSame(fault), fault).toEqual([second])
    await spoiled(`${fault}, deleting`, spoil, () => choose(second, 'Delete'))
    expect.soft(await expectSame(fault), fault).toEqual([])
    await page.clock.fastForward('01:00')
  }
})

test(`${faultsOfChat.length} wrong answers to a conversation and to a message never blank the page, and the message arrives once`, async ({
  signedIn: page,
  hostile: { server },
}) => {
  test.setTimeout(240_000)
  const chat = page.getByRole('complementary', { name: 'Team Chat' })
  await page.getByRole('banner').getByRole('button', { name: 'Team chat' }).click()
  const contacts = chat.getByRole('toolbar', { name: 'Contacts' }).getByRole('button')
  for (const [turn, [fault, spoil]] of faultsOfChat.entries()) {
    server.fail(/^GET \/chat\/get-chat/, spoil)
    await contacts.nth(turn % 2).click()
    await expect.poll(() => server.spoilt(), { message: fault }).toBeGreaterThan(0)
    await settle(page)
    await expectUnharmed(page, fault)
    const field = chat.getByRole('textbox')
    const retry = chat.getByRole('button', { name: 'Try again' })
    await expect(field.or(retry), fault).toBeVisible()
    server.fail()
    if (await retry.isVisible()) await retry.click()

    const call = /^POST \/chat\/send-message/
    const text = `Message ${turn}`
    await field.fill(text)
    const from = server.calls.length
    server.fail(call, spoil)
    await page.keyboard.press('Enter')
    await expect.poll(() => server.spoilt(), { message: fault }).toBeGreaterThan(0)
    await settle(page)
    await expectUnharmed(page, fault)
    const resend = chat.getByRole('button', { name: `Try again: ${text}` })
    await expect(chat.getByText('Sending…'), fault).toHaveCount(0)
    server.fail()
    if (await resend.isVisible()) await resend.click()
    await expect(chat.getByText(/^(Sending…|Not sent)$/), fault).toHaveCount(0)
    expectOneWrite(fault, server, from, call)
    await contacts.nth(1 - (turn % 2)).click()
    await contacts.nth(turn % 2).click()
    await expect(chat.getByText(text, { exact: true }), fault).toHaveCount(1)
  }
})
