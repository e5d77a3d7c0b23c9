import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { setScenario, unanswered, database } from '@console/sample'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Board } from '../contract'
import { readBoard, scrumboardHandlers } from '../mocks/handlers'
import { changeBoard } from '../mocks/storedBoards'
import { sampleBoards } from '../mocks/sampleBoards'
import { moveCard } from '../arrangement'
import { boardPath, boardsPath } from '../paths'
import { BoardScreen } from './BoardScreen'

const read = queryBoundaryStories(readBoard(unanswered))
const [first] = sampleBoards as [Board]

const meta = preview.meta({
  component: BoardScreen,
  parameters: { address: boardPath(first.id) },
  beforeEach({ msw }) {
    msw.use(...scrumboardHandlers)
  },
})

/** Twelve lists with a hundred cards of different heights each. */
const large: Board = {
  ...first,
  lists: Array.from({ length: 12 }, (_, list) => ({
    id: `list-${list}`,
    name: `${list + 1}`,
    idCards: Array.from({ length: 100 }, (_item, card) => `card-${list}-${card}`),
  })),
  cards: Array.from({ length: 1200 }, (_, place) => ({
    ...first.cards[place % first.cards.length]!,
    id: `card-${Math.floor(place / 100)}-${place % 100}`,
    name: `${place + 1} ${first.cards[place % first.cards.length]!.name}`,
  })),
}

const listOf = (root: HTMLElement, place: number) =>
  root.querySelectorAll<HTMLElement>('[data-list]')[place]!

/** Ids of the drawn cards of a list. */
const drawn = (root: HTMLElement, place: number) =>
  [...listOf(root, place).querySelectorAll<HTMLElement>('[data-card]')].map(
    ({ dataset }) => dataset.card,
  )

const linkOf = (root: HTMLElement, cardId: string) =>
  root.querySelector<HTMLElement>(`[data-card="${cardId}"] a`)!

export const Filled = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawn(canvasElement, 0)).toEqual(first.lists[0]!.idCards))
  },
})

Filled.test('moves a card over two lists, cancels and drops it by keyboard', async (story) => {
  const { canvasElement: root, userEvent } = story
  linkOf(root, 'card-1').focus()
  const isRtl = getComputedStyle(root).direction === 'rtl'
  const [on, back] = isRtl ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
  const announcement = () => root.querySelector('[aria-live="assertive"]')
  const place = (list: string, number: number, of: number) =>
    translate('scrumboard:moving.inList', {
      list,
      number: translate.number(number),
      of: translate.number(of),
    })
  await userEvent.keyboard(` ${on}${on}`)
  await waitFor(() => expect(announcement()).toHaveTextContent(place('Being built', 1, 3)))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(announcement()).toHaveTextContent(place('Designs', 1, 3)))
  await expect(drawn(root, 2)).not.toContain('card-1')

  await userEvent.keyboard(` ${on}${on}${back}{ArrowDown} `)
  await waitFor(() => expect(drawn(root, 1)).toEqual(['card-4', 'card-1']))
  await expect(drawn(root, 0)).toEqual(['card-2', 'card-3'])
  await waitFor(() => expect(linkOf(root, 'card-1')).toHaveFocus())
})

Filled.test('rolls back a refused move', async (story) => {
  const { canvasElement: root, userEvent } = story
  setScenario('500', 'POST /scrumboard-app/card/order')
  linkOf(root, 'card-1').focus()
  await userEvent.keyboard(' {ArrowDown} ')
  await screen.findAllByRole('alertdialog')
  await waitFor(() => expect(drawn(root, 0)).toEqual(first.lists[0]!.idCards))
  await waitFor(() => expect(linkOf(root, 'card-1')).toHaveFocus())
})

Filled.test(
  'keeps moves by others while a card is lifted, and does not lose the card',
  async (story) => {
    const { canvasElement: root, userEvent } = story
    linkOf(root, 'card-1').focus()
    await userEvent.keyboard(' {ArrowDown}')
    changeBoard(database, first.id, ({ lists }) => ({
      lists: moveCard(lists, 'card-7', { listId: 'list-2', before: null }),
    }))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(drawn(root, 1)).toEqual(['card-4', 'card-7']))
    await expect(drawn(root, 0)).toEqual(['card-2', 'card-1', 'card-3'])
  },
)

Filled.test(
  'undoes moves by Z and by the notification, and keeps moves by others',
  async (story) => {
    const { canvasElement: root, userEvent } = story
    linkOf(root, 'card-1').focus()
    await userEvent.keyboard(' {ArrowDown} ')
    const notice = translate('scrumboard:moved', { name: first.cards[0]!.name })
    await screen.findByText(notice)
    changeBoard(database, first.id, ({ lists }) => ({
      lists: moveCard(lists, 'card-2', { listId: 'list-2', before: null }),
    }))
    linkOf(root, 'card-1').focus()
    await userEvent.keyboard('z')
    await waitFor(() => expect(drawn(root, 0)).toEqual(['card-1', 'card-3']))
    await expect(drawn(root, 1)).toEqual(['card-4', 'card-2'])
    await waitFor(() => expect(linkOf(root, 'card-1')).toHaveFocus())

    root.querySelector<HTMLElement>('[data-lift-list="list-1"]')!.focus()
    await userEvent.keyboard(' {End} ')
    await waitFor(() => expect(listOf(root, 3)).toHaveAttribute('data-list', 'list-1'))
    await screen.findByText(translate('scrumboard:moved', { name: first.lists[0]!.name }))
    await userEvent.click(
      screen.getByRole('button', { name: translate('optimistic-mutations:undo') }),
    )
    await waitFor(() => expect(listOf(root, 0)).toHaveAttribute('data-list', 'list-1'))
  },
)

Filled.test('moves a list by its handle', async ({ canvasElement: root, userEvent }) => {
  root.querySelector<HTMLElement>('[data-lift-list="list-1"]')!.focus()
  await userEvent.keyboard(' {End} ')
  await waitFor(() => expect(listOf(root, 3)).toHaveAttribute('data-list', 'list-1'))
})

Filled.test('adds a card at the end of its list, and a list after the others', async (story) => {
  const { canvas, canvasElement: root, userEvent } = story
  const [add] = canvas.getAllByRole('button', { name: translate('scrumboard:card.add') })
  await userEvent.click(add!)
  await userEvent.keyboard('Fold the awning{Enter}')
  await waitFor(() => expect(drawn(root, 0)).toHaveLength(4))
  await expect(listOf(root, 0).querySelector('li:last-child')).toHaveTextContent('Fold the awning')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(canvas.getByRole('button', { name: translate('scrumboard:list.add') }))
  await userEvent.keyboard('Later{Enter}')
  await waitFor(() => expect(listOf(root, 4)).toHaveTextContent('Later'))
})

Filled.test('keeps the focus on the board after a rename or a removal', async (story) => {
  const { canvas, canvasElement: root, userEvent } = story
  const menu = () =>
    canvas.getByRole('button', { name: translate('scrumboard:list.menu', { name: 'To build' }) })
  // After a choice in the menu, the field has the focus anyway.
  menu().focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{Enter}')
  const field = await canvas.findByRole('textbox', { name: translate('scrumboard:list.name') })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(menu()).toHaveFocus())

  linkOf(root, 'card-1').focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByRole('button', { name: translate('scrumboard:card.remove') }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(linkOf(root, 'card-2')).toHaveFocus())
})

/** By label, member and due day, in the address. */
export const Filtered = meta.story({
  parameters: { address: `${boardPath(first.id)}?label=label-3&due=week` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawn(canvasElement, 1)).toEqual(['card-4']))
    await expect(drawn(canvasElement, 0)).toEqual([])
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })

/** Appearance, copying, deletion and restoring. */
export const Settings = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: translate('scrumboard:settings.title') }),
    )
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.click(
      drawer.getByRole('radio', { name: translate('scrumboard:settings.color.forest') }),
    )
    await waitFor(() => expect(canvasElement.querySelector('[data-color="forest"]')).not.toBeNull())
  },
})

/** Specification 8: an unknown board is reported, and the boards are shown. */
export const Unknown = meta.story({
  parameters: { address: `${boardsPath}/gone` },
  play: async () => {
    await expect(await screen.findByText(translate('scrumboard:board.unknown'))).toBeVisible()
  },
})

/** Twelve lists of a hundred cards each: only visible ones are drawn, and keys reach all. */
export const Large = meta.story({
  beforeEach({ msw }) {
    msw.use(readBoard(() => large))
  },
  play: async ({ canvasElement: root, userEvent }) => {
    await waitFor(() => expect(drawn(root, 11).length).toBeGreaterThan(3))
    await expect(root.querySelectorAll('[data-card]').length).toBeLessThan(400)
    linkOf(root, 'card-0-0').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(linkOf(root, 'card-0-99')).toHaveFocus())
  },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(readBoard(() => ({ ...first, lists: [], cards: [] })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
