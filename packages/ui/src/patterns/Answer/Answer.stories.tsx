import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button'
import { modes } from '../../stories/Modes'
import { Answer } from './Answer'

const meta = preview.meta({
  component: Answer,
  args: { children: 'A link is on its way to you.', actions: <Button>Try again</Button> },
})

/** It has the focus: the next Tab reaches the action. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(document.activeElement).toContainElement(canvas.getByRole('status'))
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: { answer: 'A link is on its way to you.', again: 'Try again' },
      arabic: { answer: 'الرابط في طريقه إليك.', again: 'اطلبه مرة أخرى' },
      render: ({ answer, again }) => <Answer actions={<Button>{again}</Button>}>{answer}</Answer>,
    }),
})
