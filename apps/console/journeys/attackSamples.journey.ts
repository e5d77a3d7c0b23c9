/**
 * Writes in the calendar, the academy and the store, on a server that does them but loses its answer, or answers that there is no
 * such record. Nothing is reported as done, typed text stays, and a second try writes it once.
 * `src/sampleWrites.test.ts` checks that every wrong answer counts as none.
 */
import { expect, type Page } from '@playwright/test'
import type { AnswerFault } from './support/answerFaults'
import { ask, expectUnharmed, settle, test } from './support/hostileTest'
import { elsewhere, open } from './support/open'

const lost: AnswerFault = () => ({ status: 504, text: '', type: 'text/html' })
const gone: AnswerFault = () => ({ status: 200, text: 'null', type: 'application/json' })

const unclear = 'We couldn’t confirm this change'
const unsaved = /^We couldn’t confirm the save/
const month = '/apps/calendar/month/2026-06-15'
const product = '/apps/e-commerce/products/11'
/** One for each turn: the server saves a step even if its response is lost. */
const courses = [
  '/apps/academy/course-returns-and-refunds/returns-and-refunds',
  '/apps/academy/course-how-commission-is-counted/how-commission-is-counted',
]

interface Written {
  call: RegExp
  /** The second try is about another record if the first has removed it. */
  address: (turn: number) => string
  /** Presses and types; `name` is new with each try. */
  write: (page: Page, name: string) => Promise<void>
  /** Messages after a lost answer, and after null. */
  shown: readonly [string | RegExp, string | RegExp]
  /** Message that would report success. */
  done: RegExp
  /** Tries again, if the form still holds what was typed. */
  again?: (page: Page, name: string) => Promise<void>
  /** Finds the result on the server. */
  stored?: (page: Page, name: string) => Promise<unknown>
}

const dialog = (page: Page) => page.getByRole('dialog')
const title = (page: Page) => dialog(page).getByRole('textbox', { name: /^Title/ })

async function titlesOf(page: Page, name: string) {
  const events = await ask<{ title: string }[]>(page, '/calendar-app/events')
  return events.filter((event) => event.title === name)
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
}

async function sendAgain(page: Page, name: string, button: string) {
  await expect(title(page), 'typed text').toHaveValue(name)
  await dialog(page).getByRole('button', { name: button, exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

const writes: Record<string, Written> = {
  'an event is moved': {
    call: /^POST \/calendar-app\/update-event/,
    address: () => month,
    async write(page) {
      const event = page.locator('[data-event-id="event-8"]').first()
      // Until its space is measured it is drawn invisibly and takes no focus.
      await expect(event).toBeVisible()
      await event.focus()
      await page.keyboard.press(' ')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press(' ')
    },
    shown: [unclear, 'Couldn’t move the event'],
    done: /was moved$/,
  },
  'an event is added': {
    call: /^POST \/calendar-app\/add-events/,
    address: () => month,
    async write(page, name) {
      await press(page, 'New event')
      await title(page).fill(name)
      await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
    },
    shown: [unsaved, unsaved],
    done: /was added$/,
    again: (page, name) => sendAgain(page, name, 'Add'),
    stored: titlesOf,
  },
  'an event is changed': {
    call: /^POST \/calendar-app\/update-event/,
    address: () => `${month}/event-2`,
    async write(page, name) {
      await title(page).fill(name)
      await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    },
    shown: [unsaved, 'This was deleted.'],
    done: /was saved$/,
    again: (page, name) => sendAgain(page, name, 'Save'),
    stored: titlesOf,
  },
  'an event is deleted': {
    call: /^POST \/calendar-app\/remove-event/,
    address: (turn) => `${month}/event-${turn + 3}`,
    write: (page) => dialog(page).getByRole('button', { name: 'Delete', exact: true }).click(),
    shown: [unclear, unclear],
    done: /was deleted$/,
  },
  'a course step is reached': {
    call: /^POST \/academy-app\/course\/update/,
    address: (turn) => courses[turn] ?? '',
    write: (page) => page.locator('a[rel=next]').click(),
    shown: [unclear, 'Couldn’t save your progress'],
    done: /^Course completed$/,
  },
  'a product is saved': {
    call: /^POST \/ProductManagement-app\/product\/save/,
    address: () => product,
    async write(page, name) {
      await page.getByRole('textbox', { name: /^Name/ }).fill(name)
      await press(page, 'Save product')
    },
    shown: [unsaved, unsaved],
    done: /was saved\.$/,
    async again(page, name) {
      await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name)
      await press(page, 'Save product')
      await expect(page.getByText(`${name} was saved.`)).toBeVisible()
    },
    stored: async (page, name) =>
      (await ask<{ name: string }[]>(page, '/ProductManagement-app/products')).filter(
        (each) => each.name === name,
      ),
  },
  'a product is removed from the store': {
    call: /^POST \/ProductManagement-app\/product\/save/,
    address: (turn) => `/apps/e-commerce/products/${turn + 12}`,
    write: (page) => press(page, 'Remove from the store'),
    shown: [unclear, unclear],
    done: /was removed from the store\.$/,
  },
}

for (const [name, { call, address, write, shown, done, again, stored }] of Object.entries(writes))
  test(`when ${name} and the answer is lost or null, no success is reported and nothing is lost`, async ({
    signedIn: page,
    hostile: { server },
  }) => {
    for (const [turn, fault] of [lost, gone].entries()) {
      const typed = `Written ${turn}`
      await open(page, elsewhere)
      await open(page, address(turn))
      await settle(page)
      server.fail(call, fault)
      await write(page, typed)
      await expect.poll(() => server.spoilt()).toBeGreaterThan(0)
      await settle(page)
      await expectUnharmed(page, name)
      await expect(
        page
          .getByText(shown[turn] ?? '')
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await expect(page.getByText(done)).toHaveCount(0)
      server.fail()
      await again?.(page, typed)
      if (stored) expect(await stored(page, typed), 'written once').toHaveLength(1)
    }
  })
