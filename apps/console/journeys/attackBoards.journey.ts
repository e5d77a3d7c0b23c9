/**
 * Each write of the scrum board on a server that answers it wrongly: the answer is lost after the write was done, is null, is cut
 * off, or is about another record. Nothing uncertain is reported as done, and at the end the board matches the server.
 */
import { expect, type Page } from '@playwright/test'
import type { AnswerFault } from './support/answerFaults'
import { ask, expectUnharmed, settle, test } from './support/hostileTest'
import { elsewhere, open } from './support/open'

const json = 'application/json'

/** Faults of the answer to a write that was done. */
const faults: Readonly<Record<string, AnswerFault>> = {
  'lost after it was done': () => ({ status: 504, text: '', type: 'text/plain' }),
  null: () => ({ status: 200, text: 'null', type: json }),
  'half of it': (good) => ({ ...good, text: good.text.slice(0, good.text.length / 2) }),
  'about something else': (good) => ({ ...good, text: aboutElse(good.text) }),
}

function aboutElse(text: string): string {
  if (/^"|^true$/.test(text)) return text === 'true' ? 'false' : '"another"'
  return text.replaceAll('"id":"', '"id":"other-')
}

interface Write {
  /** Screen on which the write is done. Default: the board. */
  on?: 'boards' | 'card'
  act: (page: Page) => Promise<void>
  /** Set if the answer does not identify its record. */
  saysNothing?: true
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()

async function chooseInMenu(page: Page, list: string, entry: string) {
  await press(page, `More actions for the list ${list}`)
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Writes of specification 7, by the names of their calls. */
const writes: Readonly<Record<string, Write>> = {
  'card/new': {
    async act(page) {
      await press(page, 'Add a card')
      await page.keyboard.type('A new card\n')
      await page.keyboard.press('Escape')
    },
  },
  'card/update': {
    on: 'card',
    act: (page) => page.getByRole('checkbox', { name: 'Feature' }).click(),
  },
  'card/remove': { on: 'card', act: (page) => press(page, 'Remove the card') },
  'card/order': {
    async act(page) {
      await page.locator('[data-card] a').first().focus()
      for (const key of [' ', 'ArrowRight', ' ']) await page.keyboard.press(key)
    },
  },
  'list/new': {
    async act(page) {
      await press(page, 'Add a list')
      await page.keyboard.type('Later\n')
    },
  },
  'list/rename': {
    saysNothing: true,
    async act(page) {
      await chooseInMenu(page, 'Ideas', 'Rename the list')
      await page.keyboard.type('Thoughts\n')
    },
  },
  'list/order': { act: (page) => chooseInMenu(page, 'Ideas', 'Move towards the end') },
  'list/remove': { act: (page) => chooseInMenu(page, 'Agreed', 'Remove the list') },
  'board/rename': {
    async act(page) {
      await press(page, 'Rename the board')
      await page.keyboard.type('Autumn fair\n')
    },
  },
  'board/settings/update': {
    saysNothing: true,
    async act(page) {
      await press(page, 'Board settings')
      await page.getByRole('switch', { name: 'Cover pictures on cards' }).click()
    },
  },
  'board/delete': {
    async act(page) {
      await press(page, 'Board settings')
      await press(page, 'Delete the board')
    },
  },
  'board/new': { on: 'boards', act: (page) => press(page, 'New board') },
}

const boards = '/apps/scrumboard'
const boardId = 'board-2'

/** Visible content of a board: its lists, and the cards in them. */
async function seen(page: Page) {
  return page.locator('[data-list]').evaluateAll((lists) =>
    lists.map((list) => ({
      id: (list as HTMLElement).dataset.list,
      name: list.querySelector('h2 bdi')?.textContent,
      idCards: [...list.querySelectorAll<HTMLElement>('[data-card]')].map(
        ({ dataset }) => dataset.card,
      ),
    })),
  )
}

for (const [call, { on, act, saysNothing }] of Object.entries(writes))
  test(`${call} answered wrongly reports no success, and the screen matches the server`, async ({
    signedIn: page,
    hostile: { server },
    place,
  }) => {
    test.setTimeout(120_000)
    for (const [fault, spoil] of Object.entries(faults)) {
      if (saysNothing && fault === 'about something else') continue
      await place.beginAnew()
      // Sample data that was read before is stale by then.
      await open(page, elsewhere)
      await page.clock.fastForward('10:00')
      const at = { boards: '', card: `/${boardId}/card-1`, board: `/${boardId}` }
      await open(page, boards + at[on ?? 'board'])
      await settle(page)
      server.fail(new RegExp(`^POST /scrumboard-app/${call}$`), spoil)
      await act(page)
      await expect.poll(() => server.spoilt(), { message: fault }).toBeGreaterThan(0)
      await expect(page.getByRole('alertdialog').first(), fault).toContainText(
        /We couldn’t confirm this change|Couldn’t save the change/,
      )
      await expect(page.getByText(/ was (removed|deleted|created)$/), fault).toHaveCount(0)
      server.fail()
      await page.keyboard.press('Escape')
      await settle(page)
      await expectUnharmed(page, `${call}, ${fault}`)
      if (call.startsWith('board/')) {
        const rows = await ask<{ name: string }[]>(page, '/scrumboard-app/boards')
        await open(page, boards)
        await settle(page)
        await expect
          .poll(() => page.getByRole('main').getByRole('listitem').allTextContents(), {
            message: fault,
          })
          .toEqual(rows.map(({ name }) => name))
      } else {
        const { lists } = await ask<{ lists: unknown }>(
          page,
          `/scrumboard-app/board?boardId=${boardId}`,
        )
        await expect.poll(() => seen(page), { message: fault }).toEqual(lists)
      }
    }
  })
