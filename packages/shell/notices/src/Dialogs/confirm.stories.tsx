import preview from '#storybook/preview'
import { Button, Stack, TextField } from '@console/ui'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Notices } from '../Notices/Notices'
import { confirm, type Question } from './confirm'
import { dialogs, openDialog } from './openDialog'

interface AskerProps {
  questions: Question[]
  onAnswer: (answer: unknown) => void
}

/** A screen that asks its questions on mount. */
function Asker({ questions, onAnswer }: AskerProps) {
  return (
    <Stack>
      <Button
        onPress={() => {
          for (const question of questions) void confirm(question).then(onAnswer)
        }}
      >
        Reject
      </Button>
      <Notices />
    </Stack>
  )
}

const reject: Question = {
  title: 'Reject Ada Market?',
  message: 'Its owner is told at once. The application is kept and can be approved later.',
  confirmLabel: 'Reject it',
  cancelLabel: 'Keep waiting',
  tone: 'danger',
}
const approve: Question = {
  title: 'Approve Bora Bakery?',
  message: 'It can sell from now on.',
  confirmLabel: 'Approve it',
  cancelLabel: 'Later',
}

/** Dialogs that code outside of a screen opens, one at a time: `confirm` and `openDialog`. */
const meta = preview.meta({
  component: Asker,
  args: { questions: [reject], onAnswer: fn() },
  beforeEach: () => () => {
    for (const request of dialogs.items()) dialogs.remove(request)
  },
  parameters: {
    about: {
      use: 'A yes or no question before something that is hard to undo.',
      instead:
        '`Dialog` in a component that has its own content. Undo, where the action can be undone.',
      anatomy: [
        'Question.',
        'Consequence.',
        'Button that goes on, named after the action.',
        'Button that goes back.',
      ],
      do: ['Name the object in the question.'],
      dont: ['Do not ask “Are you sure?”.', 'Do not ask about harmless actions.'],
    },
  },
})

export const Closed = meta.story()

export const Danger = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await screen.findByRole('alertdialog', { name: reject.title })
  },
})

Danger.test(
  'the confirm button resolves to true, and the focus returns',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Reject it' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reject' })).toHaveFocus())
  },
)

Danger.test('the other button resolves to false', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep waiting' }))
  await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false))
})

Danger.test('Escape resolves to false', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

Danger.test('the focus stays inside until it is answered', async ({ userEvent }) => {
  const dialog = screen.getByRole('alertdialog')
  for (let step = 0; step < 4; step++) {
    await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }
})

export const Harmless = meta.story({
  args: { questions: [approve] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await screen.findByRole('alertdialog', { name: approve.title })
  },
})

/** The second question waits until the first is answered. */
export const Queued = meta.story({
  args: { questions: [reject, approve] },
  play: (context) => Danger.play(context),
})

Queued.test(
  'one question is asked after the other, and the focus returns at the end',
  async ({ args, canvas, userEvent }) => {
    await expect(screen.queryByText(approve.title)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Keep waiting' }))
    const second = await screen.findByRole('alertdialog', { name: approve.title })
    await userEvent.click(within(second).getByRole('button', { name: 'Approve it' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledTimes(2))
    await expect(args.onAnswer).toHaveBeenNthCalledWith(1, false)
    await expect(args.onAnswer).toHaveBeenNthCalledWith(2, true)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reject' })).toHaveFocus())
  },
)

function NameForm({ onDone }: { onDone: (name: string) => void }) {
  const [name, setName] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onDone(name)
      }}
    >
      <Stack>
        <TextField label="Name of the view" value={name} onChange={setName} autoFocus />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </Stack>
    </form>
  )
}

/** `openDialog` shows any content that gives an answer. */
export const AnyContent = meta.story({
  play: async ({ args }) => {
    void openDialog<string>({
      title: 'Save the view',
      closeLabel: 'Close',
      size: 'small',
      content: (answer) => <NameForm onDone={answer} />,
    }).then(args.onAnswer)
    await screen.findByRole('dialog', { name: 'Save the view' })
  },
})

AnyContent.test('resolves to the answer of its content', async ({ args, userEvent }) => {
  await userEvent.type(screen.getByRole('textbox'), 'Waiting since Monday{Enter}')
  await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith('Waiting since Monday'))
})

AnyContent.test('closing resolves to undefined', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(undefined))
})
