import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { unanswered } from '@console/sample'
import { expect, screen, waitFor } from 'storybook/test'
import { makeBoard, readBoards, scrumboardHandlers } from '../mocks/handlers'
import { sampleBoards } from '../mocks/sampleBoards'
import { boardPath, boardsPath } from '../paths'
import { BoardsScreen } from './BoardsScreen'

const read = queryBoundaryStories(readBoards(unanswered))

const meta = preview.meta({
  component: BoardsScreen,
  parameters: { address: boardsPath },
  beforeEach({ msw }) {
    msw.use(...scrumboardHandlers)
  },
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const { id, name } of sampleBoards)
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining(boardPath(id)),
      )
    // A new one is created with one press.
    await userEvent.click(canvas.getByRole('button', { name: translate('scrumboard:boards.new') }))
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(sampleBoards.length + 1))
  },
})

/** A user who opens another board before the new one is created stays there, and is notified. */
export const LeftMeanwhile = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    let answer = () => undefined as void
    const held = new Promise<void>((resolve) => (answer = resolve))
    msw.use(
      makeBoard(async ({ body }) => {
        await held
        return body.board
      }),
    )
    const name = translate('scrumboard:board.unnamed')
    const other = await canvas.findByRole('link', { name: sampleBoards[0]!.name })
    await userEvent.click(canvas.getByRole('button', { name: translate('scrumboard:boards.new') }))
    await userEvent.click(other)
    answer()
    await expect(
      await screen.findByText(translate('scrumboard:board.made', { name })),
    ).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(readBoards(() => []))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
