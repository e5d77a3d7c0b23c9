import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { readViews, refuse, saveView, unanswered } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { address, heads, linkOf, rowHeaders, rowsOf } from './mocks/partsOfList'
import { stallHandlers } from './mocks/stallHandlers'
import { openMarket } from './mocks/stallMarket'
import { StallsScreen } from './screen/mocks/StallsScreen'
import { stalls, stallToken } from './mocks/stalls'
import { stallsList } from './mocks/stallsList'

/** Overlays of a list: its filters, its menu, the menu of a row, and their dialogs. */
const meta = preview.meta({
  render: () => <StallsScreen config={stallsList} />,
  beforeEach({ msw }) {
    localStorage.removeItem('columns:stalls')
    msw.use(...stallHandlers(openMarket(stalls(60)), []))
  },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Checking menus and dialogs of a list apart from its rows.',
      instead: '`List` for the whole screen.',
      anatomy: [
        'Editor of a filter.',
        'Menu of the list: columns, export, views.',
        'Menu of a row, also by right click and Shift+F10.',
      ],
      do: ['Leave these parts to the template: a feature configures columns and filters only.'],
      dont: ['Do not open a second menu for a row.'],
    },
  },
})

interface User {
  click(element: Element): Promise<void>
}

/** Opens the list's menu, and one of its dialogs. */
async function openDialog(root: HTMLElement, userEvent: User, item: 'columns' | 'export') {
  await rowHeaders(root)
  await userEvent.click(
    within(root).getByRole('button', { name: translate('list:index.menu.label') }),
  )
  await userEvent.click(
    await screen.findByRole('menuitem', { name: translate(`list:index.menu.${item}`) }),
  )
  return within(await screen.findByRole('dialog'))
}

/** The less common filters, behind one button. */
export const AddFilter = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: translate('list:index.filters.add') }))
    await screen.findByRole('button', { name: 'Neighbour' })
  },
})

AddFilter.test('its choices come from all rows', async ({ canvasElement, userEvent }) => {
  const sheet = within(screen.getByRole('dialog'))
  await userEvent.click(sheet.getByRole('button', { name: 'Town' }))
  await userEvent.click(await sheet.findByRole('checkbox', { name: 'Kigali' }))
  await waitFor(() => expect(address(canvasElement)).toBe('/?town=Kigali'))
})

AddFilter.test(
  'filters by a record found by its name',
  async ({ canvas, canvasElement, userEvent }) => {
    const sheet = within(screen.getByRole('dialog'))
    await userEvent.click(sheet.getByRole('button', { name: 'Neighbour' }))
    await userEvent.type(await sheet.findByRole('textbox'), 'Tea Leaves 7')
    await userEvent.click(await sheet.findByRole('button', { name: 'Tea Leaves 7' }))
    await waitFor(() => expect(address(canvasElement)).toBe(`/?neighbour=${stallToken(6)}`))
    await expect(await canvas.findByText('Neighbour: Tea Leaves 7')).toBeVisible()
  },
)

/** Actions and links of a row. */
export const RowMenu = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    await userEvent.click(rowsOf(canvasElement)[2]!.querySelector('button')!)
    await screen.findByRole('menu')
  },
})

RowMenu.test('one menu serves every row', async ({ canvasElement, userEvent }) => {
  const button = rowsOf(canvasElement)[2]!.querySelector('button')!
  const menu = within(screen.getByRole('menu'))
  const [open, , town] = menu.getAllByRole('menuitem')
  await expect(open).toHaveAttribute('href', `/stalls/${stallToken(2)}`)
  await expect(town).toHaveAttribute('href', '/towns/Mombasa')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
})

/** Choice and order of columns. */
export const Columns = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await openDialog(canvasElement, userEvent, 'columns')
    await dialog.findByRole('checkbox', { name: 'Town' })
  },
})

Columns.test('chooses, orders and remembers columns', async ({ canvasElement, userEvent }) => {
  const dialog = within(screen.getByRole('dialog', { name: 'Columns' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Number' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Town' }))
  await expect(dialog.getByRole('checkbox', { name: 'Stall' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(heads(canvasElement)).toEqual(['Stall', 'Fee', 'Submitted', 'Status', 'Number']),
  )
  await expect(JSON.parse(localStorage.getItem('columns:stalls') ?? '')).toEqual({
    shown: ['name', 'fee', 'submittedAt', 'status', 'number'],
    pinned: [],
  })
})

/** A column that is hidden for lack of room is labelled as such. */
export const ColumnsWithoutRoom = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    canvas.getByRole('table').parentElement!.style.maxInlineSize = '440px'
    await waitFor(() => expect(heads(canvasElement)).toEqual(['Stall', 'Fee']))
    const dialog = await openDialog(canvasElement, userEvent, 'columns')
    await expect(await dialog.findAllByText(translate('list:index.columns.noRoom'))).toHaveLength(3)
  },
})

ColumnsWithoutRoom.test(
  'shows a column that does not fit on request',
  async ({ canvasElement, userEvent }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Columns' }))
    await userEvent.click(dialog.getByRole('button', { name: /^Always show Status/ }))
    // Another column is hidden instead.
    await waitFor(() => expect(heads(canvasElement)).toEqual(['Stall', 'Status']))
    await userEvent.click(await dialog.findByRole('button', { name: /^Hide Status/ }))
    await waitFor(() => expect(heads(canvasElement)).toEqual(['Stall', 'Fee']))
  },
)

/** Rows and columns of an exported file. */
export const Export = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    linkOf(canvasElement, 0).focus()
    await userEvent.keyboard('e')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('button', { name: translate('list:index.export.save') })
  },
})

Export.test('exports rows as CSV', async ({ userEvent }) => {
  const saved: Blob[] = []
  const { createObjectURL } = URL
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob)
    return createObjectURL(blob)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  URL.createObjectURL = createObjectURL
  const lines = (await saved[0]!.text()).split('\r\n')
  await expect(lines).toHaveLength(62)
  await expect(lines[0]).toContain('Stall,Town,Fee,')
  await expect(lines[1]).toBe(
    'Maize & Beans 1,Nairobi,123.45,KES,2026-06-15T04:00:00.000Z,Pending,pending',
  )
})

/** Opens the dialog that saves the current filters as a view. */
async function openSave(root: HTMLElement, userEvent: { click(element: Element): Promise<void> }) {
  const views = within(within(root).getAllByRole('navigation')[0]!)
  await userEvent.click(within(root).getByRole('button', { name: 'Overdue' }))
  await userEvent.click(await views.findByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  return { views, field: await dialog.findByRole('textbox') }
}

/** Saves the current filters under a name. */
export const SaveView = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await rowHeaders(canvasElement)
    await openSave(canvasElement, userEvent)
  },
})

SaveView.test(
  'saves the current filters as a view',
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(address(canvasElement)).toBe('/?overdue=true')
    const views = within(canvas.getByRole('navigation', { name: 'Views', hidden: true }))
    await userEvent.type(
      within(screen.getByRole('dialog')).getByRole('textbox'),
      'My late ones{Enter}',
    )
    const mine = await views.findByRole('link', { name: /^My late ones/ })
    await expect(mine).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(mine).toHaveFocus())
    await waitFor(() => expect(mine).toHaveTextContent('7'))
    await userEvent.click(await views.findByRole('button'))
    await userEvent.click((await screen.findAllByRole('menuitem'))[1]!)
    await waitFor(() => expect(views.queryByRole('link', { name: /^My late ones/ })).toBeNull())
  },
)

const stored = { viewId: 'view-of-another-tab-1', name: 'Mine', query: 'q=tea' }

/** With one saved view. */
export const WithOwnView = meta.story({
  beforeEach({ msw }) {
    msw.use(readViews(() => ({ views: [stored] })))
  },
  play: async ({ canvas, canvasElement }) => {
    await rowHeaders(canvasElement)
    await canvas.findByRole('link', { name: /^Mine/ })
  },
})

WithOwnView.test(
  'asks before it replaces a view of the same name',
  async ({ canvasElement, userEvent }) => {
    const { field } = await openSave(canvasElement, userEvent)
    await userEvent.type(field, 'Mine{Enter}')
    await screen.findByText(/You already have a view with this name/)
    await screen.findByRole('button', { name: 'Replace view' })
  },
)

WithOwnView.test(
  'resends a view under its key after a lost response, without an offer to replace it',
  async ({ canvasElement, userEvent, msw }) => {
    const keys: (string | null)[] = []
    const late = { viewId: 'view-of-this-tab-0001', name: 'Behind', query: 'overdue=true' }
    msw.use(
      saveView(({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        if (keys.length === 1) throw refuse(500, 'internal', { text: 'Something broke.' })
        return late
      }),
      readViews(() => ({ views: keys.length === 0 ? [stored] : [stored, late] })),
    )
    const { views, field } = await openSave(canvasElement, userEvent)
    await userEvent.type(field, 'Behind{Enter}')
    await views.findByRole('link', { name: /^Behind/ })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Couldn’t save/))
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(field).not.toBeInTheDocument())
    await expect(keys).toEqual([keys[0], keys[0]])
    await expect(views.getAllByRole('link', { name: /^Behind/ })).toHaveLength(1)
  },
)

/** The saved views could not be read. */
export const ViewsNotRead = meta.story({
  beforeEach({ msw }) {
    msw.use(readViews(unanswered))
  },
  play: async ({ canvasElement }) => {
    await rowHeaders(canvasElement)
  },
})

ViewsNotRead.test(
  'keeps earlier views when one is saved before they are read',
  async ({ canvasElement, userEvent, msw }) => {
    const sent: unknown[] = []
    msw.use(
      saveView(({ body }) => {
        sent.push(body)
        return { ...body, viewId: 'view-of-this-tab-0001' }
      }),
      readViews(() => ({
        views: [
          stored,
          ...sent.map((body) => ({ ...(body as typeof stored), viewId: 'view-of-this-tab-0001' })),
        ],
      })),
    )
    const { views, field } = await openSave(canvasElement, userEvent)
    await userEvent.type(field, 'Behind{Enter}')
    await views.findByRole('link', { name: /^Behind/ })
    await views.findByRole('link', { name: /^Mine/ })
    await expect(sent).toEqual([{ name: 'Behind', query: 'overdue=true' }])
  },
)
