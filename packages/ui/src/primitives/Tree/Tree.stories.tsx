import preview from '#storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { Tree, type TreeNode } from './Tree'

const items: readonly TreeNode[] = [
  {
    id: 'drinks',
    text: 'Drinks',
    note: '2',
    children: [
      { id: 'tea', text: 'Tea' },
      { id: 'coffee', text: 'Coffee', isMuted: true },
    ],
  },
  { id: 'flour', text: 'Flour' },
]

const onDrop = fn()

const meta = preview.meta({
  component: Tree,
  args: {
    label: 'Shelves',
    items,
    selectedId: null,
    expandedIds: [],
    onSelect: fn(),
    onExpand: fn(),
  },
  render: function Opened({ onSelect, ...args }) {
    const [selectedId, setSelectedId] = useState<string | null>('flour')
    const [expandedIds, setExpandedIds] = useState<readonly string[]>(['drinks'])
    return (
      <Tree
        {...args}
        {...{ selectedId, expandedIds }}
        onSelect={(id) => {
          onSelect?.(id)
          setSelectedId(id)
        }}
        onExpand={setExpandedIds}
        moving={{ canDrop: (_, { position }) => position !== 'into', onDrop }}
      />
    )
  },
  parameters: {
    about: {
      use: 'Nested items that users open, choose and rearrange: categories, shelves, boxes.',
      instead:
        '`Menu` for a list of actions. The `Structure` template for the whole screen around it.',
      anatomy: [
        'Row: name, optional count, handle to move it.',
        'Arrow that opens its children.',
        'Line where a moved row would land.',
      ],
      do: ['Keep open what the user opened.'],
      dont: ['Do not sort rows that users arrange.'],
    },
  },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Flour' })
  },
})

Filled.test('arrow keys expand, collapse and move between rows; Enter chooses', async (context) => {
  const { canvas, userEvent, globals, args } = context
  const [onward, back] = globals.language === 'ar' ? ['Left', 'Right'] : ['Right', 'Left']
  canvas.getByRole('row', { name: 'Drinks' }).focus()
  await userEvent.keyboard(`{Arrow${back}}`)
  await expect(canvas.queryByRole('row', { name: 'Tea' })).toBeNull()
  await userEvent.keyboard(`{Arrow${onward}}{ArrowDown}{Enter}`)
  await expect(canvas.getByRole('row', { name: 'Tea' })).toHaveAttribute('aria-selected', 'true')
  await expect(args.onSelect).toHaveBeenCalledWith('tea')
})

Filled.test('a row is picked up by its handle, and dropped by keyboard', async (context) => {
  const { canvas, userEvent } = context
  within(canvas.getByRole('row', { name: 'Flour' }))
    .getAllByRole('button')[0]!
    .focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Home}{Enter}')
  await waitFor(() =>
    expect(onDrop).toHaveBeenCalledWith('flour', { id: 'drinks', position: 'before' }),
  )
})

Filled.test(
  'a list keeps its height while a row is moved, and shows it at its new place',
  async (context) => {
    const { canvas, userEvent } = context
    const height = () => canvas.getByRole('treegrid').scrollHeight
    const before = height()
    within(canvas.getByRole('row', { name: 'Flour' }))
      .getAllByRole('button')[0]!
      .focus()
    await userEvent.keyboard('{Enter}{Home}')
    await waitFor(() => expect(document.querySelector('[data-carried]')).toBeVisible())
    await expect(document.querySelector('[data-carried]')).toHaveTextContent('Flour')
    await expect(height()).toBe(before)
    await userEvent.keyboard('{Escape}')
  },
)

Filled.test('Escape cancels a move', async ({ canvas, userEvent }) => {
  onDrop.mockClear()
  within(canvas.getByRole('row', { name: 'Flour' }))
    .getAllByRole('button')[0]!
    .focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Home}{Escape}')
  await expect(onDrop).not.toHaveBeenCalled()
})

/** Multiple selection by checkboxes; items that can't be selected have none, but can be opened. */
export const Marked = meta.story({
  render: function Marking(args) {
    const [ids, setIds] = useState<readonly string[]>(['flour'])
    const [expandedIds, setExpandedIds] = useState<readonly string[]>([])
    return (
      <Tree
        label={args.label}
        items={args.items}
        marking={{ ids, lockedIds: ['drinks'], onMark: setIds }}
        expandedIds={expandedIds}
        onExpand={setExpandedIds}
      />
    )
  },
  play: async ({ canvas, userEvent, globals }) => {
    canvas.getByRole('row', { name: 'Drinks' }).focus()
    await userEvent.keyboard(`{Enter}{Arrow${globals.language === 'ar' ? 'Left' : 'Right'}}`)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const isMarked = (name: string) =>
      canvas.getByRole('row', { name }).getAttribute('aria-selected')
    await expect(isMarked('Drinks')).not.toBe('true')
    await expect(isMarked('Tea')).toBe('true')
    await expect(isMarked('Flour')).toBe('true')
  },
})

const looks = looksOf({
  english: { label: 'Shelves', drinks: 'Drinks', tea: 'Tea', coffee: 'Coffee', flour: 'Flour' },
  arabic: { label: 'الرفوف', drinks: 'مشروبات', tea: 'شاي', coffee: 'قهوة', flour: 'دقيق' },
  render: ({ label, drinks, tea, coffee, flour }) => {
    const items = [
      {
        id: 'drinks',
        text: drinks,
        note: '2',
        children: [
          { id: 'tea', text: tea },
          { id: 'coffee', text: coffee, isMuted: true },
        ],
      },
      { id: 'flour', text: flour },
    ]
    const shared = { label, items, expandedIds: ['drinks'], onExpand: fn() }
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <Tree
          {...shared}
          selectedId="tea"
          onSelect={fn()}
          moving={{ canDrop: () => true, onDrop }}
        />
        <Tree
          {...shared}
          items={[{ id: 'flour', text: flour }]}
          marking={{ ids: [], lockedIds: [], onMark: fn() }}
        />
      </div>
    )
  },
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
