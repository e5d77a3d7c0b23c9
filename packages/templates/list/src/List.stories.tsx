import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { refuse, setScenario, unanswered } from '@console/sample'
import { onlineManager } from '@tanstack/react-query'
import { expect, screen, waitFor, within } from 'storybook/test'
import { latestRoom } from './columns/latestRoom'
import { countStalls, listOddStalls, listStalls, stallHandlers } from './mocks/stallHandlers'
import {
  address,
  heads,
  linkOf,
  names,
  rowHeaders,
  rowsOf,
  ticked,
  tickOf,
} from './mocks/partsOfList'
import { openMarket, type StallMarket } from './mocks/stallMarket'
import { StallsScreen } from './screen/mocks/StallsScreen'
import { longStalls, type Stall, stalls, stallToken } from './mocks/stalls'
import { stallsList } from './mocks/stallsList'

let market: StallMarket

interface StoryArgs {
  config: typeof stallsList
  stalls: Stall[]
  /** Tokens of stalls that another user decides first. */
  stubborn: string[]
}

/** A list of records at an address: views, filters, columns, selection, preview and decisions. */
const meta = preview.type<{ args: StoryArgs }>().meta({
  args: { config: stallsList, stalls: stalls(60), stubborn: [] as string[] },
  render: ({ config }) => <StallsScreen config={config} />,
  beforeEach({ args, msw }) {
    localStorage.removeItem('columns:stalls')
    market = openMarket(args.stalls)
    msw.use(...stallHandlers(market, args.stubborn))
  },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Every list that is read page by page from the server.',
      instead:
        '`MasterDetail` for mail and similar apps. `Structure` for records that users arrange. `BarList` for figures.',
      anatomy: [
        'Title with the views, and the one main button.',
        'Search, filters and pages.',
        'Columns with sorting.',
        'Rows: a card of two lines on a phone.',
        'Selection bar, in place of the filters.',
        'Optional preview.',
      ],
      do: [
        'Give each column a priority: 1 for what decisions need.',
        'Keep everything that a link must reproduce in the address.',
      ],
      dont: ['Do not add buttons above the list: actions belong to rows or to the selection.'],
    },
  },
})

const approved = () => translate('approval:status.approved')

const decided = () => translate('approval:decision.decided.approve')

export const Filled = meta.story({
  play: async ({ canvasElement }) => {
    await rowHeaders(canvasElement)
  },
})

Filled.test(
  'is a table with row numbers over all pages, and names as links',
  async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '61')
    await expect(rowsOf(canvasElement)).toHaveLength(25)
    await expect(rowsOf(canvasElement)[0]).toHaveAttribute('aria-rowindex', '2')
    await expect(linkOf(canvasElement, 0)).toHaveAttribute('href', `/stalls/${stallToken(0)}`)
  },
)

Filled.test('shows the count of every view', async ({ canvas }) => {
  const links = within(canvas.getAllByRole('navigation')[0]!).getAllByRole('link')
  await waitFor(() =>
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Waiting60',
      'Late7',
      'Turned down0',
    ]),
  )
  await expect(links[0]).toHaveAttribute('aria-current', 'page')
})

Filled.test(
  'header and names stay visible while the table scrolls',
  async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table')
    const scroller = table.parentElement!
    scroller.scrollTo(0, 500)
    const head = table.querySelector('thead')!.getBoundingClientRect()
    await waitFor(() => expect(head.top).toBeCloseTo(scroller.getBoundingClientRect().top + 1, 0))
    await expect(rowsOf(canvasElement)[0]!.getBoundingClientRect().top).toBeLessThan(head.top)
  },
)

Filled.test(
  'hides columns by priority when there is less room, and shows them again',
  async ({ canvas, canvasElement }) => {
    const all = heads(canvasElement)
    await expect(all).toEqual(['Stall', 'Town', 'Fee', 'Submitted', 'Status'])
    const { style } = canvas.getByRole('table').parentElement!
    style.maxInlineSize = '570px'
    await waitFor(() => expect(heads(canvasElement)).toEqual(['Stall', 'Town', 'Fee']))
    style.maxInlineSize = '440px'
    await waitFor(() => expect(heads(canvasElement)).toEqual(['Stall', 'Fee']))
    style.maxInlineSize = ''
    await waitFor(() => expect(heads(canvasElement)).toEqual(all))
  },
)

Filled.test(
  'moves views and filters that do not fit into menus',
  async ({ canvas, canvasElement, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add filter' })
    add.parentElement!.style.maxInlineSize = '420px'
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Overdue' })).toBeNull())
    await userEvent.click(add)
    await userEvent.click(await screen.findByRole('button', { name: 'Overdue' }))
    await waitFor(() => expect(address(canvasElement)).toContain('overdue=true'))

    const [views] = canvas.getAllByRole('navigation')
    views!.style.maxInlineSize = '260px'
    await userEvent.click(await within(views!).findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Turned down/ }))
    await waitFor(() => expect(address(canvasElement)).toBe('/?view=rejected'))
    const current = await within(views!).findByRole('button', { name: 'Turned down' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await userEvent.keyboard('v')
    await waitFor(() => expect(current).toHaveFocus())
  },
)

/** Columns that the user shows although they don't fit: the table scrolls sideways, and its edges show it. */
export const TooWide = meta.story({
  beforeEach() {
    const all = stallsList.columns.map(({ id }) => id)
    localStorage.setItem('columns:stalls', JSON.stringify({ shown: all, pinned: all }))
    return () => localStorage.removeItem('columns:stalls')
  },
  play: async ({ canvas, canvasElement }) => {
    await rowHeaders(canvasElement)
    const scroller = canvas.getByRole('table').parentElement!
    scroller.style.maxInlineSize = '500px'
    await waitFor(() => expect(scroller.parentElement).toHaveAttribute('data-wide'))
  },
})

TooWide.test(
  'names and menus stay visible while scrolling sideways, and cover the cells below',
  async ({ canvas }) => {
    const table = canvas.getByRole('table')
    const scroller = table.parentElement!
    const isMirrored = document.documentElement.dir === 'rtl'
    const edge = (element: Element) =>
      element.getBoundingClientRect()[isMirrored ? 'right' : 'left'] * (isMirrored ? -1 : 1)
    const pinned = [...table.querySelectorAll('[data-place="name"], [data-place="menu"]')]
    const before = pinned.map(edge)
    scroller.scrollLeft = isMirrored ? -200 : 200
    await waitFor(() => expect(scroller.parentElement).toHaveAttribute('data-scrolled'))
    await expect(pinned.map(edge)).toEqual(before)
    for (const cell of pinned)
      await expect(getComputedStyle(cell).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    scroller.scrollLeft = isMirrored ? -2000 : 2000
    await waitFor(() => expect(scroller.parentElement).toHaveAttribute('data-ended'))
  },
)

Filled.test(
  'sorting is in the address and in the header',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fee' }))
    await waitFor(() => expect(address(canvasElement)).toBe('/?sort=fee'))
    const header = canvas.getByRole('columnheader', { name: 'Fee' })
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Fee' }))
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'))
    await waitFor(async () => expect((await names(canvasElement))[0]).toBe('Fresh Fish 60'))
  },
)

Filled.test(
  'searches for the typed text, with one history entry',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'solar')
    await waitFor(() => expect(address(canvasElement)).toBe('/?q=solar'))
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(8))
    await userEvent.click(within(canvas.getByTestId('history')).getByRole('button'))
    await waitFor(() => expect(address(canvasElement)).toBe('/'))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
)

Filled.test(
  'filters the loaded rows until the server responds',
  async ({ canvas, canvasElement, msw, userEvent }) => {
    msw.use(listStalls(unanswered))
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'solar')
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(3))
    await expect(rowsOf(canvasElement)[1]).toHaveTextContent(/Solar/)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(rowsOf(canvasElement)[0]).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!)
    await expect(ticked(canvasElement)).toBe(3)
  },
)

Filled.test(
  'shows a skeleton while no loaded row matches, and all rows again once the text is cleared',
  async ({ canvas, canvasElement, msw, userEvent }) => {
    msw.use(listStalls(unanswered))
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(0))
    await expect(canvasElement.querySelector('[data-bone]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(25))
    await expect(canvasElement.querySelector('[data-bone]')).toBeNull()
  },
)

Filled.test(
  'shows the previous rows when a search fails',
  async ({ canvas, canvasElement, userEvent }) => {
    setScenario('500', 'GET /stalls')
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(0))
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(25))
    await expect(address(canvasElement)).toBe('/?q=zzz')
  },
)

Filled.test(
  'a filter has counts, is a removable chip, and is in the address',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kind' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Kind' }))
    await waitFor(async () =>
      expect((await sheet.findAllByRole('listitem'))[0]).toHaveTextContent('Food20'),
    )
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Cloth' }))
    await waitFor(() => expect(address(canvasElement)).toBe('/?kind=cloth'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(20))
    await userEvent.click(within(await canvas.findByText('Kind: Cloth')).getByRole('button'))
    await waitFor(() => expect(address(canvasElement)).toBe('/'))
  },
)

Filled.test(
  'the page is in the address, and the controls keep their place',
  async ({ canvas, canvasElement, userEvent }) => {
    const pages = within(canvas.getAllByRole('navigation').at(-1)!)
    const [, next] = pages.getAllByRole('button')
    const before = next!.getBoundingClientRect()
    await userEvent.click(next!)
    await waitFor(() => expect(address(canvasElement)).toBe('/?page=2'))
    await waitFor(async () => expect((await names(canvasElement))[0]).toBe('Kitenge House 26'))
    await expect(rowsOf(canvasElement)[0]).toHaveAttribute('aria-rowindex', '27')
    await expect(next!.getBoundingClientRect().top).toBe(before.top)
    await userEvent.selectOptions(pages.getByRole('combobox'), '50')
    await waitFor(() => expect(address(canvasElement)).toBe('/?pageSize=50'))
  },
)

Filled.test(
  'an unknown page becomes the last one',
  async ({ canvas, canvasElement, userEvent }) => {
    const field = within(canvas.getAllByRole('navigation').at(-1)!).getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '99{Enter}')
    await waitFor(() => expect(address(canvasElement)).toBe('/?page=3'))
  },
)

Filled.test(
  'Shift selects a range, which stays on other pages and can be extended to all matches',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(tickOf(canvasElement, 1))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(tickOf(canvasElement, 4))
    await userEvent.keyboard('{/Shift}')
    await expect(ticked(canvasElement)).toBe(4)

    const pages = within(canvas.getAllByRole('navigation').at(-1)!)
    await userEvent.click(pages.getAllByRole('button')[1]!)
    await waitFor(async () => expect((await names(canvasElement))[0]).toBe('Kitenge House 26'))
    await expect(ticked(canvasElement)).toBe(0)
    await userEvent.click(pages.getAllByRole('button')[0]!)
    await waitFor(() => expect(ticked(canvasElement)).toBe(4))

    await userEvent.click(canvas.getAllByRole('checkbox')[0]!)
    await waitFor(() => expect(ticked(canvasElement)).toBe(25))
    await userEvent.click(await canvas.findByRole('button', { name: /60/ }))
    await waitFor(() =>
      expect(
        canvas.getAllByRole('status').some(({ textContent }) => textContent.includes('60')),
      ).toBe(true),
    )
  },
)

Filled.test(
  'the keyboard moves over rows, selects, extends, opens the preview and the record',
  async ({ canvasElement, userEvent }) => {
    linkOf(canvasElement, 0).focus()
    await userEvent.keyboard('{ArrowDown}j')
    await expect(linkOf(canvasElement, 2)).toHaveFocus()
    await userEvent.keyboard('k{End}')
    await expect(linkOf(canvasElement, 24)).toHaveFocus()
    await userEvent.keyboard('{Home} ')
    await expect(tickOf(canvasElement, 0)).toBeChecked()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(ticked(canvasElement)).toBe(3)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(ticked(canvasElement)).toBe(25)
    await userEvent.keyboard('p')
    await waitFor(() => expect(address(canvasElement)).toBe(`/?selected=${stallToken(2)}`))
    await userEvent.keyboard('p')
    await waitFor(() => expect(address(canvasElement)).toBe('/'))
    await userEvent.keyboard('o')
    await waitFor(() => expect(address(canvasElement)).toBe(`/stalls/${stallToken(2)}`))
  },
)

Filled.test(
  'Shift+F10 opens the menu of the row, and Escape returns focus to the row',
  async ({ canvasElement, userEvent }) => {
    linkOf(canvasElement, 1).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await waitFor(async () => {
      const [first] = await screen.findAllByRole('menuitem')
      await expect(first).toHaveFocus()
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const row = linkOf(canvasElement, 1).closest('tr')!
    await waitFor(() => expect(row.matches(':focus-within')).toBe(true))
  },
)

Filled.test(
  '/, F and V focus the search, the filters and the views',
  async ({ canvas, canvasElement, userEvent }) => {
    linkOf(canvasElement, 0).focus()
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('fvj')
    await expect(canvas.getByRole('searchbox')).toHaveValue('fvj')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => linkOf(canvasElement, 0).focus())
    await userEvent.keyboard('f')
    await expect(canvas.getByRole('button', { name: 'Kind' })).toHaveFocus()
    await userEvent.keyboard('v')
    await expect(canvas.getByRole('link', { name: /^Waiting/ })).toHaveFocus()
  },
)

Filled.test(
  'the down arrow moves from the search to the rows',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(linkOf(canvasElement, 0)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(linkOf(canvasElement, 1)).toHaveFocus()
  },
)

Filled.test(
  'the arrow keys that change the page are mirrored right to left, and focus moves to the new page',
  async ({ canvasElement, userEvent, globals }) => {
    const [on, back] =
      globals.language === 'ar' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
    linkOf(canvasElement, 3).focus()
    await userEvent.keyboard(on!)
    await waitFor(() => expect(address(canvasElement)).toBe('/?page=2'))
    await waitFor(() => expect(linkOf(canvasElement, 0)).toHaveFocus())
    await userEvent.keyboard(back!)
    await waitFor(() => expect(address(canvasElement)).toBe('/'))
  },
)

Filled.test(
  'returning restores page, scroll position, focus and selection',
  async ({ canvas, canvasElement, userEvent }) => {
    const scroller = canvas.getByRole('table').parentElement!
    await userEvent.click(tickOf(canvasElement, 20))
    linkOf(canvasElement, 20).focus()
    const { scrollTop } = scroller
    await expect(scrollTop).toBeGreaterThan(100)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the list' }))
    await rowHeaders(canvasElement)
    await waitFor(() => expect(linkOf(canvasElement, 20)).toHaveFocus())
    await expect(canvas.getByRole('table').parentElement!.scrollTop).toBe(scrollTop)
    await expect(tickOf(canvasElement, 20)).toBeChecked()
  },
)

Filled.test(
  'a decision by shortcut advances to the next row; Z undoes it',
  async ({ canvasElement, userEvent }) => {
    linkOf(canvasElement, 0).focus()
    await userEvent.keyboard('a')
    await waitFor(() => expect(linkOf(canvasElement, 1)).toHaveFocus())
    await waitFor(() => expect(market.stall(stallToken(0))?.status).toBe('approved'))
    await expect(rowsOf(canvasElement)[0]!.dataset.token).toBe(stallToken(0))
    await waitFor(() => expect(rowsOf(canvasElement)[0]).not.toHaveAttribute('data-unconfirmed'))
    await userEvent.keyboard('z')
    await waitFor(() => expect(market.stall(stallToken(0))?.status).toBe('pending'))
  },
)

Filled.test(
  'the page field accepts Arabic digits',
  async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Page' })
    await userEvent.clear(field)
    await userEvent.type(field, '٢{Enter}')
    await waitFor(() => expect(address(canvasElement)).toContain('page=2'))
  },
)

Filled.test('registers its keys for the shortcuts dialog', async ({ canvas }) => {
  await expect(canvas.getByTestId('keys')).toHaveTextContent(
    '↑|↓ J|K Home|End Enter|O P Space Shift+↓ Shift+F10 Ctrl+A ←|→ A R C Ctrl+Enter Z|Ctrl+Z / F V E',
  )
})

Filled.test(
  'shows a decision at once, without a notice when its row leaves the list',
  async ({ canvas, canvasElement, userEvent }) => {
    await names(canvasElement)
    linkOf(canvasElement, 3).focus()
    await userEvent.keyboard('a')
    const row = () => rowsOf(canvasElement)[3]!
    const status = () => row().querySelector('[data-column="status"]')
    await waitFor(() => expect(row()).toHaveAttribute('data-done'))
    await expect(status()).toHaveTextContent(approved())
    // As when the user returns to the tab.
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(row()).toHaveAttribute('data-gone'))
    await expect(status()).toHaveTextContent(approved())
    // The status column is the only indicator.
    await expect(row().querySelector('[data-place="note"]')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /·/ })).toBeNull()
  },
)

Filled.test(
  'R, a letter of the reason and Ctrl+Enter reject the selected rows, also after the list of reasons was closed',
  async ({ canvasElement, userEvent }) => {
    for (const place of [0, 1]) await userEvent.click(tickOf(canvasElement, place))
    linkOf(canvasElement, 0).focus()
    await userEvent.keyboard('r')
    const dialog = within(await screen.findByRole('dialog'))
    const none = translate('decision:decision.form.reason.placeholder')
    const reason = await dialog.findByRole('button', { name: new RegExp(none) })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.keyboard(translate('approval:reason.fraud_suspected')[0]!)
    await waitFor(() => expect(reason).not.toHaveTextContent(none))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(market.stall(stallToken(1))?.status).toBe('rejected'))
  },
)

/** Totals shown in the title and in the pagination. */
function shownTotals(root: HTMLElement) {
  const title = root.querySelector('h1')?.nextElementSibling?.textContent
  const range = [...root.querySelectorAll('nav [role="status"]')].at(-1)?.textContent
  return { title, range }
}

const totalsOf = (total: number, to = 25) => ({
  title: translate.number(total),
  range: translate('list:index.pages.range', {
    from: translate.number(1),
    to: translate.number(to),
    total: translate.number(total),
  }),
})

Filled.test(
  'title and pagination show the same number, also after decisions',
  async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(shownTotals(canvasElement)).toEqual(totalsOf(60)))
    linkOf(canvasElement, 3).focus()
    await userEvent.keyboard('a')
    await waitFor(() => expect(shownTotals(canvasElement)).toEqual(totalsOf(59)))
    for (const place of [0, 1]) await userEvent.click(tickOf(canvasElement, place))
    linkOf(canvasElement, 0).focus()
    await userEvent.keyboard('a')
    await waitFor(() => expect(shownTotals(canvasElement)).toEqual(totalsOf(57)))
  },
)

/** Without a status column, a decided row ends with a chip. */
export const DecidedWithoutStatus = meta.story({
  args: {
    config: { ...stallsList, columns: stallsList.columns.filter(({ id }) => id !== 'status') },
    stalls: longStalls,
  },
  play: async ({ canvasElement, userEvent }) => {
    await names(canvasElement)
    linkOf(canvasElement, 0).focus()
    await userEvent.keyboard('a')
    await waitFor(() =>
      expect(rowsOf(canvasElement)[0]!.querySelector('td[data-done]')).toHaveTextContent(decided()),
    )
  },
})

DecidedWithoutStatus.test('the chip leaves room for the name', async ({ canvasElement }) => {
  const [row, other] = rowsOf(canvasElement)
  const chip = row!.querySelector('td[data-done] [data-cell="chip"]')!
  await expect(chip).toHaveAttribute('data-tone', 'success')
  const name = (of: Element) => of.querySelector('a')!.getBoundingClientRect()
  await expect(name(row!).width).toBe(name(other!).width)
  const at = chip.getBoundingClientRect()
  const isApart = at.left >= name(row!).right || at.right <= name(row!).left
  await expect(isApart).toBe(true)
})

Filled.test(
  'a refetch moves nothing: new rows wait until the user asks for them',
  async ({ canvas, canvasElement, userEvent }) => {
    const before = await names(canvasElement)
    market.put({
      ...market.stall(stallToken(0))!,
      secureToken: stallToken(900),
      name: 'Brand New',
      submittedAt: '2026-06-15T08:59:00Z',
    })
    linkOf(canvasElement, 3).focus()
    await userEvent.keyboard('a')
    await waitFor(() => expect(market.stall(stallToken(3))?.status).toBe('approved'))
    await waitFor(() => expect(rowsOf(canvasElement)[3]).not.toHaveAttribute('data-unconfirmed'))
    // As when the user returns to the tab.
    window.dispatchEvent(new Event('visibilitychange'))
    const news = await canvas.findByRole('button', { name: /1.*·/ })
    await expect(await names(canvasElement)).toEqual(before)
    await expect(rowsOf(canvasElement)[3]).toHaveAttribute('data-gone')
    await userEvent.click(news)
    await waitFor(async () => expect((await names(canvasElement))[0]).toBe('Brand New'))
  },
)

export const Empty = meta.story({
  args: { stalls: [] },
  play: async ({ canvas }) => {
    const [, next] = [
      await canvas.findByText('No stall waits.'),
      canvas.getByRole('link', { name: 'See the open ones' }),
    ]
    await expect(next).toHaveAttribute('href', '/open')
  },
})

export const EmptyView = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: /^Turned down/ }))
    await canvas.findByRole('link', { name: 'Waiting' })
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(listStalls(unanswered))
  },
})

Loading.test('shows its title before its rows', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
})

Loading.test('the skeleton has the columns of the rows', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  const [row] = canvasElement.querySelectorAll('tbody tr')
  const heads = [...canvasElement.querySelectorAll('thead :is(th, td)')]
  const places = (cells: Iterable<Element>) =>
    [...cells].map((cell) => Math.round(cell.getBoundingClientRect().left))
  await expect(places(row!.children)).toEqual(places(heads))
})

export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

Refused.test('keeps its title, and links to no view', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(
    canvas.queryByRole('navigation', { name: translate('list:index.views.label') }),
  ).toBeNull()
})

/** The server rejects the query in the address: a retry would not help. */
export const Invalid = meta.story({
  globals: { playedIn: 'en' },
  beforeEach: () => setScenario('422', 'GET /stalls'),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('alert'))
    await panel.findByRole('button', { name: 'Clear filters' })
    await expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

/** The server has no such list. */
export const NotFound = meta.story({
  globals: { playedIn: 'en' },
  beforeEach: () => setScenario('404', 'GET /stalls'),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('alert'))
    await expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

/** Shows the wait, longer each time, and then retries automatically. */
export const Limited = meta.story({
  globals: { playedIn: 'en' },
  beforeEach({ msw }) {
    let calls = 0
    msw.use(
      listStalls(({ query }) => {
        calls += 1
        if (calls <= 2) throw refuse(429, 'rate_limited', { text: 'Too many.' }, { retryAfter: 1 })
        return market.page(query)
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const panel = await canvas.findByRole('alert', {}, { timeout: 5000 })
    await expect(within(panel).getByRole('button')).toBeDisabled()
    await expect(await rowHeaders(canvasElement)).toHaveLength(25)
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /stalls'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

Failed.test('a retry reads the rows', async ({ canvas, canvasElement, userEvent }) => {
  setScenario('ok', 'GET /stalls')
  await userEvent.click(within(canvas.getByRole('alert')).getAllByRole('button')[0]!)
  await expect(await rowHeaders(canvasElement)).toHaveLength(25)
})

export const NoMatch = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Overdue' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing like it')
    const list = () => within(canvas.getByRole('group')).getByRole('list')
    await waitFor(() => expect(list()).toHaveTextContent(/nothing like it/))
    await expect(list()).toHaveTextContent('Overdue')
  },
})

NoMatch.test('clearing shows the rows again', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(within(canvas.getByRole('group')).getByRole('button'))
  await waitFor(() => expect(address(canvasElement)).toBe('/'))
  await expect(await rowHeaders(canvasElement)).toHaveLength(25)
})

/** The rows stay, with the time they were read. */
export const Stale = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    setScenario('500', 'GET /stalls')
    await userEvent.click(canvas.getAllByRole('button').find((button) => button.closest('header'))!)
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-tone="warning"][role="status"]')).toBeVisible(),
    )
    await expect(rowsOf(canvasElement)).toHaveLength(25)
  },
})

export const Refreshing = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    setScenario('slow', 'GET /stalls')
    await userEvent.click(canvas.getAllByRole('button').find((button) => button.closest('header'))!)
    await waitFor(() => expect(canvasElement.querySelector('[data-reading]')).not.toBeNull())
    await expect(rowsOf(canvasElement)).toHaveLength(25)
  },
})

export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByRole('rowheader')).toHaveLength(0))
    await canvas.findByRole('group')
  },
})

export const LongAndArabicNames = meta.story({ args: { stalls: longStalls } })

LongAndArabicNames.test(
  'a truncated name is shown in full on hover',
  async ({ canvas, canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    const name = canvas.getByText(longStalls[0]!.name)
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
    await userEvent.hover(name)
    await expect(name).toHaveAttribute('title', longStalls[0]!.name)
  },
)

/** A newer server than this console: readable rows are shown, and skipped ones are reported. */
export const SomeSkipped = meta.story({
  beforeEach({ msw }) {
    msw.use(listOddStalls(market))
  },
  play: async ({ canvasElement }) => {
    await rowHeaders(canvasElement)
  },
})

SomeSkipped.test(
  'shows readable rows, and below them the number of skipped ones, the reason, and the request id',
  async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(23))
    const [notice] = canvas
      .getAllByRole('status')
      .filter(({ textContent }) => textContent.includes('2 of 25 records'))
    await expect(notice).toBeVisible()
    await expect(notice).toHaveTextContent('status (invalid_value), fee.currency (invalid_value)')
    await expect(notice?.querySelectorAll('code')).toHaveLength(2)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '61')
  },
)

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })

/** A phone in landscape: rows take most of the space. */
export const Low = meta.story({
  args: { config: { ...stallsList, totals: 'Fees' } },
  globals: { viewport: { value: 'landscape' } },
})

Low.test(
  'views are beside the title, sums below the rows, and the search is not cut',
  async ({ canvas, canvasElement }) => {
    await rowHeaders(canvasElement)
    const box = (element: Element) => element.getBoundingClientRect()
    const table = box(canvas.getByRole('table').parentElement!)
    const views = box(canvas.getByRole('navigation', { name: translate('list:index.views.label') }))
    const title = box(canvas.getByRole('heading', { level: 1 }))
    await expect(views.top).toBeLessThan(title.bottom)
    await expect(box(canvasElement.querySelector('[data-totals]')!).top).toBeGreaterThanOrEqual(
      table.bottom,
    )
    const search = canvas.getByRole('searchbox').parentElement!
    const line = box(search.parentElement!)
    await expect(box(search).right).toBeLessThanOrEqual(line.right)
    await expect(box(search).left).toBeGreaterThanOrEqual(line.left)
    await expect(table.top).toBeLessThan(140)
  },
)

/** Text at twice the size: names and amounts have lines of their own. */
export const NarrowLargeText = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach() {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvasElement }) => {
    await rowHeaders(canvasElement)
  },
})

NarrowLargeText.test('no value shares the line of the name', async ({ canvasElement }) => {
  await waitFor(() => {
    for (const row of rowsOf(canvasElement).slice(0, 5)) {
      const { bottom } = row.querySelector('[data-place="name"]')!.getBoundingClientRect()
      for (const value of row.querySelectorAll('td[data-card]'))
        if (value.checkVisibility())
          void expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1)
    }
  })
})

/** Names, places and figures in two scripts, as cards. */
export const NarrowInArabic = meta.story({
  args: { stalls: longStalls },
  globals: { viewport: { value: 'phone' }, language: 'ar' },
})

NarrowInArabic.test('the values of a card share one edge', async ({ canvasElement }) => {
  await rowHeaders(canvasElement)
  for (const row of rowsOf(canvasElement)) {
    const edges = [...row.querySelectorAll('td[data-card]')].map((cell) => {
      const content = document.createRange()
      content.selectNodeContents(cell)
      return Math.round(content.getBoundingClientRect().left)
    })
    await expect(edges.length).toBeGreaterThan(2)
    await expect(new Set(edges).size).toBe(1)
  }
})

export const NextSteps = meta.story({
  args: { config: { ...stallsList, hasNextStep: true } },
})

NextSteps.test(
  'the button of a row takes its next step, and then disappears',
  async ({ canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    const steps = () => [...canvasElement.querySelectorAll('tbody [data-place="step"] button')]
    const shown = steps().length
    await expect(shown).toBeGreaterThan(0)
    const row = steps()[0]!.closest<HTMLElement>('tr')!
    const token = row.dataset.token
    await userEvent.click(steps()[0]!)
    await waitFor(() =>
      expect(steps().some((step) => step.closest('tr')?.dataset.token === token)).toBe(false),
    )
  },
)

/** Cards, each with the button of its next step. */
export const NarrowNextSteps = meta.story({
  args: { config: { ...stallsList, hasNextStep: true } },
  globals: { viewport: { value: 'phone' } },
})

export const Selected = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!)
    await waitFor(() => expect(ticked(canvasElement)).toBe(25))
    await canvas.findByRole('button', { name: /60/ })
  },
})

/** Top of the first row, and bottom of the selection bar, which ends above the rows. */
async function barOverRows(root: HTMLElement) {
  const bar = await within(root).findByRole('group', {
    name: translate('decision:decision.bulk.label'),
  })
  const { top } = root.querySelector('table')!.getBoundingClientRect()
  await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(top))
  return within(bar)
}

const firstTop = (root: HTMLElement) => Math.round(rowsOf(root)[0]!.getBoundingClientRect().top)

Filled.test(
  'the selection bar and its outcome cover the filters, and move no row',
  async ({ canvas, canvasElement, userEvent }) => {
    canvasElement.style.maxInlineSize = '760px'
    await waitFor(() => expect(heads(canvasElement).length).toBeLessThan(5))
    const before = firstTop(canvasElement)
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!)
    await barOverRows(canvasElement)
    await expect(firstTop(canvasElement)).toBe(before)
    linkOf(canvasElement, 0).focus()
    await userEvent.keyboard('a')
    await waitFor(() => expect(market.stall(stallToken(24))?.status).toBe('approved'))
    await barOverRows(canvasElement)
    await expect(firstTop(canvasElement)).toBe(before)
  },
)

/** On a phone the actions of the selection are in one line, the rest in its menu. */
export const NarrowSelected = meta.story({
  args: { config: { ...stallsList, bulkActions: ['approve', 'request_changes', 'reject'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    const before = firstTop(canvasElement)
    await userEvent.click(tickOf(canvasElement, 0))
    const bar = await barOverRows(canvasElement)
    await expect(firstTop(canvasElement)).toBe(before)
    await userEvent.click(
      await bar.findByRole('button', { name: translate('decision:decision.bar.more') }),
    )
    await screen.findByRole('menuitem', { name: translate('approval:action.reject') })
  },
})

/** Another user decided two of three first: they show the reason and are deselected, as each needs a review. */
export const PartialBulkFailure = meta.story({
  args: { stubborn: [stallToken(1), stallToken(2)] },
  play: async ({ canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    for (const place of [0, 1, 2]) await userEvent.click(tickOf(canvasElement, place))
    linkOf(canvasElement, 0).focus()
    await userEvent.keyboard('a')
    await waitFor(() => expect(rowsOf(canvasElement)[1]).toHaveTextContent('Wanjiru Kamau'))
    await waitFor(() => expect(ticked(canvasElement)).toBe(0))
    await expect(rowsOf(canvasElement)[0]).not.toHaveTextContent('Wanjiru Kamau')
  },
})

PartialBulkFailure.test(
  'a row with a reason is as tall as the others',
  async ({ canvasElement }) => {
    const heights = rowsOf(canvasElement).map((row) => row.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
  },
)

export const PreviewOpen = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    await userEvent.click(rowsOf(canvasElement)[1]!.querySelector('td[data-column="town"]')!)
    await waitFor(() => expect(address(canvasElement)).toBe(`/?selected=${stallToken(1)}`))
    await expect(await canvas.findByText('S-0002 · Kisumu')).toBeVisible()
  },
})

PreviewOpen.test(
  'J moves the preview to the next row, in the same history entry',
  async ({ canvas, canvasElement, userEvent }) => {
    linkOf(canvasElement, 1).focus()
    await userEvent.keyboard('j')
    await expect(await canvas.findByText('S-0003 · Mombasa')).toBeVisible()
    await userEvent.click(within(canvas.getByTestId('history')).getByRole('button'))
    await waitFor(() => expect(address(canvasElement)).toBe('/'))
  },
)

PreviewOpen.test('Escape closes it', async ({ canvas, canvasElement, userEvent }) => {
  linkOf(canvasElement, 1).focus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(address(canvasElement)).toBe('/'))
  await expect(canvas.queryByText('S-0002 · Kisumu')).not.toBeInTheDocument()
  await expect(linkOf(canvasElement, 1)).toHaveFocus()
})

PreviewOpen.test(
  'a decision advances to the next row',
  async ({ canvas, canvasElement, userEvent }) => {
    linkOf(canvasElement, 1).focus()
    await userEvent.keyboard('a')
    await expect(await canvas.findByText('S-0003 · Mombasa')).toBeVisible()
    await waitFor(() => expect(market.stall(stallToken(1))?.status).toBe('approved'))
  },
)

PreviewOpen.test('J continues from the row that was pressed', async ({ canvas, userEvent }) => {
  await expect(document.body).toHaveFocus()
  await userEvent.keyboard('j')
  await expect(await canvas.findByText('S-0003 · Mombasa')).toBeVisible()
})

PreviewOpen.test('the next list starts with the room of this one without it', async (context) => {
  const line = context.canvasElement.querySelector('[data-measure]')!
  await waitFor(() => expect(line.clientWidth).toBeLessThan(latestRoom()!.width))
})

/** The address names a record that does not exist, or no longer does. */
export const PreviewGone = meta.story({
  parameters: { address: `/?selected=${'x'.repeat(22)}` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-kind="noMatch"]')).not.toBeNull())
  },
})

/** Below 1200 px the preview covers the list and handles its keys. */
export const PreviewInDrawer = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    await userEvent.click(rowsOf(canvasElement)[1]!.querySelector('td[data-column="town"]')!)
    await screen.findByText('S-0002 · Kisumu')
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()))
    // Once it has opened, only the drawer is accessible.
    await waitFor(() => expect(canvasElement.closest('[inert]')).not.toBeNull())
  },
})

PreviewInDrawer.test('J and K move through the rows', async ({ canvasElement, userEvent }) => {
  await userEvent.keyboard('j')
  await expect(await screen.findByText('S-0003 · Mombasa')).toBeVisible()
  await userEvent.keyboard('k')
  await expect(await screen.findByText('S-0002 · Kisumu')).toBeVisible()
  await userEvent.keyboard('p')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(linkOf(canvasElement, 1)).toHaveFocus())
})

PreviewInDrawer.test('A decides and advances, Z undoes it', async ({ userEvent }) => {
  await userEvent.keyboard('a')
  await expect(await screen.findByText('S-0003 · Mombasa')).toBeVisible()
  await waitFor(() => expect(market.stall(stallToken(1))?.status).toBe('approved'))
  await userEvent.keyboard('z')
  await waitFor(() => expect(market.stall(stallToken(1))?.status).toBe('pending'))
})

PreviewInDrawer.test('R opens the form', async ({ userEvent }) => {
  await userEvent.keyboard('r')
  await screen.findByRole('dialog', { name: /Reject/ })
})

/** Ten of thirty. */
export const FirstOfThree = meta.story({
  args: { stalls: stalls(30) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    const pages = within(canvas.getAllByRole('navigation').at(-1)!)
    await userEvent.selectOptions(pages.getByRole('combobox'), '10')
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(10))
  },
})

const waiting = stalls(30).map(({ secureToken }) => secureToken)

function focused(): HTMLElement {
  return document.activeElement as HTMLElement
}

function focusedToken(): string {
  return focused().closest<HTMLElement>('tr')?.dataset.token ?? ''
}

FirstOfThree.test(
  'deciding and skipping across pages shows every waiting row once, in order',
  async ({ canvasElement, userEvent }) => {
    linkOf(canvasElement, 0).focus()
    const seen: string[] = []
    for (const [place] of waiting.entries()) {
      await waitFor(() => expect(seen).not.toContain(focusedToken()))
      seen.push(focusedToken())
      // Two rows are skipped on each page, with or without its last one.
      const isPassed = place % 10 === 3 || place % 10 === (place < 10 ? 9 : 6)
      await userEvent.keyboard(isPassed ? 'j' : 'a')
    }
    await expect(seen).toEqual(waiting)
    await waitFor(() =>
      expect(waiting.filter((token) => market.stall(token)?.status === 'pending')).toHaveLength(6),
    )
  },
)

FirstOfThree.test(
  'the next page and its address start after the last skipped row',
  async ({ canvas, canvasElement, userEvent }) => {
    linkOf(canvasElement, 0).focus()
    await userEvent.keyboard('aaajaaaaj')
    await waitFor(() => expect(market.stall(waiting[7]!)?.status).toBe('approved'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(address(canvasElement)).toBe('/?start=4&pageSize=10'))
    await waitFor(() => expect(rowsOf(canvasElement)[0]?.dataset.token).toBe(waiting[10]))
    await expect(canvas.getByRole('textbox', { name: 'Page' })).toHaveValue('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await waitFor(() => expect(address(canvasElement)).toBe('/?pageSize=10'))
  },
)

FirstOfThree.test(
  'when all of a page is decided, the next rows take its place',
  async ({ canvasElement, userEvent }) => {
    linkOf(canvasElement, 0).focus()
    await userEvent.keyboard('{Control>}a{/Control}a')
    await waitFor(() => expect(market.stall(waiting[9]!)?.status).toBe('approved'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(rowsOf(canvasElement)[0]?.dataset.token).toBe(waiting[10]))
    await expect(address(canvasElement)).toBe('/?pageSize=10')
    await waitFor(() => expect(linkOf(canvasElement, 0)).toHaveFocus())
  },
)

FirstOfThree.test(
  'decisions by other users before and after the page hide no row',
  async ({ canvasElement, userEvent }) => {
    linkOf(canvasElement, 0).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(focusedToken()).toBe(waiting[10]))
    for (const place of [1, 2, 14, 20])
      market.put({ ...market.stall(waiting[place]!)!, status: 'rejected' })
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(focusedToken()).toBe(waiting[21]))
    await expect(address(canvasElement)).toBe('/?start=18&pageSize=10')
  },
)

FirstOfThree.test(
  'K moves back from the first row to the last of the previous page',
  async ({ canvasElement, userEvent }) => {
    linkOf(canvasElement, 9).focus()
    await userEvent.keyboard('j')
    await waitFor(() => expect(focusedToken()).toBe(waiting[10]))
    await userEvent.keyboard('k')
    await waitFor(() => expect(focusedToken()).toBe(waiting[9]))
    await expect(address(canvasElement)).toBe('/?pageSize=10')
  },
)

FirstOfThree.test(
  'an invalid page number keeps the current page',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Page' })
    await userEvent.clear(field)
    await userEvent.type(field, 'abc{Enter}')
    await waitFor(() => expect(field).toHaveValue('1'))
    await userEvent.type(field, '5')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('1'))
  },
)

Filled.test(
  'returning from a record focuses its row and scrolls to it; J continues from there',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(linkOf(canvasElement, 17))
    await userEvent.click(await canvas.findByRole('link', { name: 'Up to the list' }))
    await waitFor(() => expect(linkOf(canvasElement, 17)).toHaveFocus())
    const { top, bottom } = linkOf(canvasElement, 17).getBoundingClientRect()
    const list = canvas.getByRole('table').parentElement!.getBoundingClientRect()
    await expect(top).toBeGreaterThan(list.top + 40)
    await expect(bottom).toBeLessThan(list.bottom)
    await userEvent.keyboard('j')
    await expect(linkOf(canvasElement, 18)).toHaveFocus()
  },
)

export const HundredRows = meta.story({
  args: { stalls: stalls(120) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    const pages = within(canvas.getAllByRole('navigation').at(-1)!)
    await userEvent.selectOptions(pages.getByRole('combobox'), '100')
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(100))
  },
})

HundredRows.test(
  'a view without counts works like any other',
  async ({ canvas, msw, canvasElement }) => {
    msw.use(countStalls(unanswered))
    await expect(canvas.getByRole('link', { name: /^Late/ })).toBeVisible()
    await expect(rowsOf(canvasElement)).toHaveLength(100)
  },
)
