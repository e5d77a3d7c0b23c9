import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button'
import { modes } from '../../stories/Modes'
import { Answer } from './Answer'

const meta = preview.meta({
  component: Answer,
  args: { children: 'A link is on its way to you.', actions: <Button>Try again</Button> },
  parameters: {
    about: {
      use: "The server's answer to a form that is gone: a sent link, a submitted registration.",
      instead:
        "`Banner` while the form is still there. The console's snackbar for the result of an action on a list or record.",
      anatomy: ['The answer, in running text.', 'Optional next step: one button or link.'],
      do: [
        'Say what happens next and when.',
        'Let it replace the form, so that it takes the focus.',
      ],
      dont: ['Do not show it beside the form that it answers.'],
    },
  },
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
