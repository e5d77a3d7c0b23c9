/** One invalid item in each list of an answer leaves the others in place, in every sample app and panel. */
import type { AnswerFault } from './support/answerFaults'
import { settle, test } from './support/hostileTest'
import { elsewhere, open } from './support/open'
import { expect } from './support/test'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Adds an invalid item to each list at the edge of an answer. */
const oddItem: AnswerFault = (good) => {
  const among = (value: Json): Json => {
    if (Array.isArray(value)) return [{ odd: true }, ...value]
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, among(inner)]))
  }
  return { ...good, text: JSON.stringify(among(JSON.parse(good.text) as Json)) }
}

/** Each list of a sample app: its call, an address that shows it, and a text that remains on the screen. */
const lists: Readonly<Record<string, { call: RegExp; address: string; stays: string }>> = {
  mails: { call: /mails/, address: '/apps/mail/inbox', stays: '[data-master-detail] li[data-id]' },
  'mail folders': { call: /mail-app\/folders/, address: '/apps/mail/sent', stays: 'nav li' },
  contacts: {
    call: /contacts-app\/contacts/,
    address: '/apps/contacts/all',
    stays: '[data-master-detail] li[data-id]',
  },
  'lists of contacts': {
    call: /contacts-app\/user/,
    address: '/apps/contacts/starred',
    stays: '[data-master-detail] li[data-id]',
  },
  notes: { call: /notes-app\/notes/, address: '/apps/notes', stays: 'article' },
  'labels of notes': {
    call: /notes-app\/labels/,
    address: '/apps/notes/reminders',
    stays: 'article',
  },
  'to-dos': { call: /todo-app\/todos/, address: '/apps/todo/all', stays: 'li[data-id]' },
  'labels of to-dos': {
    call: /todo-app\/labels/,
    address: '/apps/todo/filter/starred',
    stays: 'li[data-id]',
  },
  'the team': { call: /chat\/contacts/, address: '/apps/chat', stays: 'li[data-id]' },
  questions: { call: /GET \/faq/, address: '/pages/faq', stays: 'button[aria-expanded], summary' },
  articles: { call: /knowledge-base/, address: '/pages/knowledge-base', stays: 'li a' },
  'search results': {
    call: /GET \/search/,
    address: '/pages/search/classic',
    stays: 'li, article',
  },
  'the timeline': {
    call: /profile\/timeline/,
    address: '/pages/profile',
    stays: 'article',
  },
  albums: {
    call: /profile\/photos-videos/,
    address: '/pages/profile?tab=photos-videos',
    stays: 'li img',
  },
  'details of a profile': {
    call: /profile\/about/,
    address: '/pages/profile?tab=about',
    stays: 'li',
  },
  'the widgets': {
    call: /analytics-dashboard-app/,
    address: '/dashboards/analytics?tab=sample',
    stays: 'section',
  },
}

test('an invalid item in any list of a sample app leaves the others, with a notice that names the request', async ({
  signedIn: page,
  hostile: { server },
}) => {
  test.slow()
  const main = page.getByRole('main')
  for (const [name, { call, address, stays }] of Object.entries(lists)) {
    server.fail(call, oddItem)
    await open(page, elsewhere)
    // Data that was read before is stale now.
    await page.clock.fastForward('10:00')
    await open(page, address)
    await settle(page)
    const notice = main.getByText(/couldn’t be shown|Couldn’t load 1 of/).first()
    await expect(notice, name).toContainText(/request-\d+/)
    await expect(main.locator(stays).first(), name).toBeVisible()
    expect(server.spoilt(), name).toBeGreaterThan(0)
    server.fail()
  }
})

test('an invalid event in the quick panel and an invalid message leave the others', async ({
  signedIn: page,
  hostile: { server },
}) => {
  server.fail(/quick-panel|get-chat/, oddItem)
  await page.getByRole('button', { name: 'Quick panel' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(/2 of \d+ couldn’t be shown/)).toContainText(/request-\d+/)
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await open(page, '/apps/chat')
  await page.getByRole('main').locator('li[data-id] a').first().click()
  await expect(page.getByRole('main').getByText(/\d of \d+ couldn’t be shown/)).toContainText(
    /request-\d+/,
  )
  await expect(page.getByRole('log')).not.toBeEmpty()
})
