import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { sampleAccounts, setScenario, unanswered, database } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import { shelfEndpoints, shelfEntity, shelfPlaces } from './mocks/shelves'
import { ShelvesScreen } from './mocks/ShelvesScreen'

/** Records in an order that users set, with an editor for the open one and a preview of what shoppers see. */
const meta = preview.meta({
  component: ShelvesScreen,
  globals: { role: 'admin' },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Trees and lists that users arrange: categories, plans.',
      instead:
        '`List` for records that are sorted and filtered. `Tree` alone for a part of a screen.',
      anatomy: [
        'Tree with handles, counts and a search.',
        'Editor of the open node.',
        'Preview in a language of its own.',
        'Menu: create, move, merge, delete.',
      ],
      do: ['Ask for a new place for the content of a node that is deleted.'],
      dont: ['Do not sort nodes automatically.'],
    },
    address: '/shelves?selected=green',
  },
  beforeEach: ({ msw }) => msw.use(...shelfEndpoints.handlers),
})

type Canvas = ReturnType<typeof within>

const rowOf = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('row', { name })

const rows = (canvas: Canvas) => canvas.getAllByRole('row').map((row: Element) => row.textContent)

/** Another user moves tea behind the others, as from another device. */
function arrangeElsewhere() {
  const by = sampleAccounts[0]?.token ?? ''
  for (const [order, nodeId] of ['spices', 'flour', 'tea'].entries())
    database.change(shelfPlaces, nodeId, { parentId: null, order, scope: 'shop' }, by)
}

const colleague = {
  token: sampleAccounts[0]?.token ?? '',
  name: 'Amina Yusuf',
  role: 'SuperAdmin' as const,
}

/** History entry of a colleague's action on a node. */
function doneElsewhere(action: string, note: string | null = null) {
  const event = {
    eventId: 'e'.repeat(22),
    at: '2026-06-15T06:41:00Z',
    actor: colleague,
    type: `shelves.${action}`,
    from: null,
    to: null,
    reasonCode: null,
    note,
  }
  return { done: { action, event } }
}

/** Another user deletes a node. */
function deleteElsewhere(nodeId: string) {
  database.remove(shelfPlaces, nodeId, colleague.token)
  database.remove(shelfEntity as never, nodeId, colleague.token, doneElsewhere('deleted'))
}

/** A node with its fields, and the shoppers' preview in the language selected for it. */
export const Filled = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, /^(Green tea|شاي أخضر)$/)
  },
})

Filled.test('updates the preview on every change', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name in Arabic' }), ' فاخر')
  await userEvent.click(canvas.getByRole('radio', { name: 'العربية' }))
  await expect(await canvas.findByText('شاي أخضر فاخر')).toBeVisible()
})

Filled.test('does not open another node over unsaved input', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' leaves')
  await userEvent.click(await rowOf(canvas, 'Spices'))
  await screen.findByRole('alertdialog')
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Green tea leaves')
})

/** Lifted by its handle, moved by arrows, dropped by Enter: the server has it, and a screen reader announces it. */
export const Moved = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Spices')
    const handle = within(row).getByRole('button', { name: /Drag/ })
    // It is lifted once it has focus: a tree focuses the row when it appears.
    await waitFor(async () => {
      handle.focus()
      await expect(handle).toHaveFocus()
    })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText(/Started dragging/)).toBeInTheDocument())
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(database.find(shelfPlaces, 'spices')).toMatchObject({ order: 0 }))
  },
})

Moved.test('Z moves it back', async ({ canvas, userEvent }) => {
  await screen.findByRole('button', { name: translate('optimistic-mutations:undo') })
  await userEvent.keyboard('z')
  await waitFor(() => expect(database.find(shelfPlaces, 'spices')).not.toMatchObject({ order: 0 }))
  await expect(rows(canvas)[0]).not.toMatch(/Spices/)
})

/** A colleague was first: none of their changes is lost, and the move is offered again. */
export const MovedSecond = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, 'Green tea')
    arrangeElsewhere()
    await userEvent.click(canvas.getByRole('button', { name: translate('structure:more') }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: translate('structure:move') }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /Black tea|First/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Black tea' }))
    await userEvent.click(dialog.getByRole('button', { name: translate('structure:move.do') }))
    await canvas.findByText(/wasn’t moved/)
    await expect(rows(canvas)[0]).toMatch(/Spices/)
    await userEvent.click(canvas.getByRole('button', { name: translate('structure:move.again') }))
    await waitFor(() => expect(database.find(shelfPlaces, 'green')).toMatchObject({ order: 1 }))
    await expect(database.find(shelfPlaces, 'spices')).toMatchObject({ order: 0 })
  },
})

/** A colleague was first: fields that only they changed are updated, and conflicts are settled before saving. */
export const Merging = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' leaves')
    const name = { en: 'Greens', tr: 'Yeşiller', ar: 'شاي أخضر' }
    database.change(
      shelfEntity,
      'green',
      { name },
      colleague.token,
      doneElsewhere('changed', 'name'),
    )
    await userEvent.click(canvas.getByRole('button', { name: translate('structure:save') }))
    await userEvent.click(
      await canvas.findByRole('button', { name: translate('form:decision.conflict.take') }),
    )
    await canvas.findByText(/Amina Yusuf/)
    await userEvent.click(await canvas.findByRole('button', { name: translate('form:merge.open') }))
    await expect(canvas.getByLabelText('Name in Turkish')).toHaveValue('Yeşiller')
    await expect(canvas.getByLabelText('Name')).toHaveValue('Green tea leaves')
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('radio', { name: /Amina Yusuf.*Greens/ })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Yours: Green tea leaves' }))
    await userEvent.click(dialog.getByRole('button', { name: translate('form:merge.apply') }))
    await userEvent.click(canvas.getByRole('button', { name: translate('structure:save') }))
    await waitFor(() =>
      expect(database.find(shelfEntity, 'green')?.name).toEqual({
        ...name,
        en: 'Green tea leaves',
      }),
    )
  },
})

/** A colleague deletes the node that is being edited: no input is lost, and it can be created again. */
export const DeletedElsewhere = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' leaves')
    deleteElsewhere('green')
    await userEvent.click(canvas.getByRole('button', { name: translate('structure:save') }))
    await canvas.findByText(/Amina Yusuf deleted “Green tea”/)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Green tea leaves')
    await userEvent.click(canvas.getByRole('button', { name: translate('structure:gone.create') }))
    await rowOf(canvas, 'Green tea leaves')
    await waitFor(() => expect(canvas.queryByText(/deleted “Green tea”/)).toBeNull())
  },
})

/** A node in use is not deleted before its content has moved elsewhere. */
export const InUse = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, 'Green tea')
    await userEvent.click(canvas.getByRole('button', { name: translate('structure:more') }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: translate('structure:delete') }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: translate('structure:delete') }))
    await dialog.findByText(/still contains/)
    await userEvent.click(dialog.getByRole('button', { name: /Choose one/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Tea › Black tea' }))
    await userEvent.click(dialog.getByRole('button', { name: translate('structure:delete.move') }))
    await waitFor(() => expect(database.find(shelfEntity as never, 'green')).toBeUndefined())
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Green tea' })).toBeNull())
  },
})

/** A new node below another one: it stays open once it is saved. */
export const New = meta.story({
  parameters: { address: '/shelves?new=tea' },
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Green tea')
    await userEvent.click(canvas.getByRole('button', { name: translate('structure:save') }))
    await expect(await canvas.findAllByText(/There is one of this name here/)).toHaveLength(2)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' in bags')
    await userEvent.click(canvas.getByRole('button', { name: translate('structure:save') }))
    await rowOf(canvas, 'Green tea in bags')
  },
})

/** Of 400 nodes only expanded ones are rendered; a search finds the others. */
export const Many = meta.story({
  parameters: { address: '/shelves?room=cellar' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(20)
    await userEvent.type(canvas.getByRole('searchbox'), 'crate 39')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Crate 399' })).toBeVisible())
    await userEvent.type(canvas.getByRole('searchbox'), 'x')
    await canvas.findByText(translate('structure:noMatch.title'))
  },
})

export const Empty = meta.story({
  parameters: { address: '/shelves?room=attic' },
  play: async ({ canvas }) => {
    await canvas.findByText('Begin with a first shelf.')
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(shelfEndpoints.read(unanswered)),
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /shelves'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

/** Users who may not change it see the same as text, with the reason. */
export const ReadOnly = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'New shelf' })).toBeNull()
  },
})

/** One pane: the tree, then the open node, and its preview behind a switch. */
export const Narrow = meta.story({
  parameters: { address: '/shelves' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const flour = /^(Flour|دقيق)$/
    await userEvent.click(await rowOf(canvas, flour))
    const field = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.click(
      canvas.getByRole('radio', { name: translate('master-detail:panes.preview') }),
    )
    await expect(field).not.toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Shelves' }))
    await waitFor(() => expect(canvas.getByRole('row', { name: flour })).toHaveFocus())
  },
})
