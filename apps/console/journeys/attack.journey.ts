/**
 * The console on a server that answers wrongly: every fault of `support/answerFaults` at a list, at a record and at a decision, a
 * third of them at every other read and at undo, and 401 at each read. One page is reused for all faults of a call.
 */
import type { Page } from '@playwright/test'
import { allFaults, thirdOfFaults } from './support/answerFaults'
import { ask, expectOneWrite, expectUnharmed, settle, test } from './support/hostileTest'
import { lists } from './support/lists'
import { elsewhere, open } from './support/open'
import { expectDashboard, expectSignInPage, signInForm, storedTokens } from './support/signIn'
import { expect } from './support/test'

interface Read {
  call: RegExp
  /** Address that makes the call; `turn` counts the faults, for calls that are made once per address. */
  address: (turn: number, tokens: readonly string[]) => string
  /** Set if the call is made once per page. */
  isOnce?: boolean
  /** Set if the server is slow to answer the first time: the call succeeds once before it fails. */
  isSlow?: boolean
  /** Set if the call is tried with every fault. */
  isWhole?: boolean
}

const dashboard = () => '/dashboards/analytics'
/** Loads little but the shell; it is reloaded for every fault. */
const shell = () => elsewhere
const record = (turn: number, tokens: readonly string[]) => `/Product-details/${tokens[turn]}`

const reads: Record<string, Read> = {
  'the queues': { call: /^GET \/queues\//, address: dashboard, isSlow: true },
  'the figures': { call: /^GET \/dashboard\//, address: dashboard, isSlow: true },
  'a list': {
    call: /^GET \/products\?/,
    address: (turn) => `/approve-product?pageSize=10&q=a${turn}`,
    isWhole: true,
  },
  'the counts of a list': {
    call: /^GET \/products\/counts/,
    address: (turn) => `/approve-product?pageSize=10&q=b${turn}`,
  },
  'the saved views': {
    call: /^GET \/me\/views\//,
    address: (turn) => `${lists[turn]}?pageSize=10`,
  },
  'a record': { call: /^GET \/products\/[\w-]{16,}$/, address: record, isWhole: true },
  'a history': {
    call: /^GET \/products\/[\w-]{16,}\/history/,
    address: (turn, tokens) => `${record(turn, tokens)}?tab=history`,
  },
  'the settings': { call: /^GET \/me\/settings/, address: shell, isOnce: true },
  'the team': { call: /^GET \/chat\/contacts/, address: () => '/apps/chat', isOnce: true },
}

/** Opens the address of a call, so that it is made even if it was made before. */
async function read(
  page: Page,
  { address, isOnce }: Read,
  turn: number,
  tokens: readonly string[],
): Promise<void> {
  if (isOnce) return void (await page.goto(address(turn, tokens)))
  await open(page, elsewhere)
  // Data that was read before is stale now.
  await page.clock.fastForward('10:00')
  await open(page, address(turn, tokens))
}

/** Lets a slow call succeed once, in real time: `settle` would let it time out. @returns tokens of records to open */
async function prepare(page: Page, { address, isSlow }: Read): Promise<readonly string[]> {
  const tokens = await tokensOf(page)
  if (isSlow) {
    await open(page, address(0, tokens))
    await expectDashboard(page)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 30_000 })
  }
  return tokens
}

/** Tokens of waiting products that can be approved as they are. */
async function tokensOf(page: Page): Promise<string[]> {
  const query =
    'submission=waiting&submissionKind=new&checks=pass&checks=warn&claimedBy=none&pageSize=100'
  const { items } = await ask<{ items: { secureToken: string }[] }>(
    page,
    `/business/products?${query}`,
  )
  return items.map(({ secureToken }) => secureToken)
}

for (const [place, [name, what]] of Object.entries(reads).entries()) {
  const { call, isWhole } = what
  const faults = isWhole ? allFaults : thirdOfFaults(place)
  test(`${faults.length} wrong answers to ${name} never blank the page, run a script or end the session`, async ({
    signedIn: page,
    hostile: { server },
  }) => {
    test.setTimeout(180_000)
    const tokens = await prepare(page, what)
    for (const [turn, [fault, spoil]] of faults.entries()) {
      server.fail(call, spoil)
      await read(page, what, turn, tokens)
      await expect
        .poll(() => server.spoilt(), { message: fault, intervals: [50] })
        .toBeGreaterThan(0)
      await settle(page)
      await expectUnharmed(page, fault)
    }
    server.fail()
    await open(page, elsewhere)
    await open(page, '/approve-product')
    await settle(page)
    await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible()
  })
}

for (const [name, what] of Object.entries(reads))
  test(`401 to ${name} ends the session and says why`, async ({
    signedIn: page,
    hostile: { server },
  }) => {
    const tokens = await prepare(page, what)
    // The open page may still be about to make the call itself.
    if (what.isOnce) await page.goto('about:blank')
    server.fail(what.call, () => ({
      status: 401,
      text: '{"message":"Invalid access_token"}',
      type: 'application/json',
    }))
    await read(page, what, 0, tokens)
    await expectSignInPage(page)
    await expect(signInForm(page).notice).toHaveText('Invalid access_token')
    expect((await storedTokens(page)).lasting.jwt_access_token).toBeNull()
  })

/** Text on the screen, without hidden copies that are only measured. */
function shown(page: Page, text: string) {
  return page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true }).first()
}

for (const [name, { call, before, key, outcomes, faults }] of Object.entries({
  'a decision': {
    call: /^POST \/products\/[\w-]+\/decisions/,
    before: [],
    key: 'a',
    outcomes: { approved: 'Approved' },
    faults: allFaults,
  },
  'an undo': {
    call: /^POST \/products\/undo/,
    before: ['a'],
    key: 'z',
    outcomes: { pending: 'Pending' },
    faults: thirdOfFaults(0),
  },
}))
  test(`${faults.length} wrong answers to ${name} cause one write, and at the end the screen matches the server`, async ({
    signedIn: page,
    hostile: { server },
  }) => {
    test.setTimeout(240_000)
    const tokens = await tokensOf(page)
    expect(tokens.length).toBeGreaterThanOrEqual(faults.length)
    // The record stays open after a decision.
    await page.evaluate(() => localStorage.setItem('record-advances', 'no'))
    for (const [turn, [fault, spoil]] of faults.entries()) {
      const token = tokens[turn] ?? ''
      await open(page, `/Product-details/${token}`)
      await settle(page)
      for (const first of before) {
        await page.keyboard.press(first)
        await expect(shown(page, 'Approved'), fault).toBeVisible()
        await expect(page.getByRole('button', { name: 'Undo' }).last(), fault).toBeEnabled()
      }
      const from = server.calls.length
      server.fail(call, spoil)
      await page.keyboard.press(key)
      await expect
        .poll(() => server.spoilt(), { message: fault, intervals: [50] })
        .toBeGreaterThan(0)
      await settle(page)
      await expectUnharmed(page, fault)
      expectOneWrite(fault, server, from, call)
      server.fail()
      await open(page, elsewhere)
      await page.clock.fastForward('10:00')
      await open(page, `/Product-details/${token}`)
      await settle(page)
      const { approvalStatus } = await ask<{ approvalStatus: keyof typeof outcomes }>(
        page,
        `/business/products/${token}`,
      )
      expect.soft(Object.keys(outcomes), `${fault}: what the server did`).toContain(approvalStatus)
      await expect.soft(shown(page, outcomes[approvalStatus] ?? ''), fault).toBeVisible()
    }
  })
