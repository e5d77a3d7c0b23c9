import preview from '#storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Button } from '../Button/Button'
import { TextField } from '../TextField/TextField'
import { Popover } from './Popover'

/** The overlay's code is loaded separately. */
const shown = async () => {
  await screen.findByRole('dialog')
}

const meta = preview.meta({
  component: Popover,
  args: {
    label: 'Rename view',
    trigger: <Button>Rename</Button>,
    children: (close) => (
      <form
        style={{ display: 'grid', gap: 16 }}
        onSubmit={(event) => {
          event.preventDefault()
          close()
        }}
      >
        <TextField label="Name" defaultValue="Waiting since Monday" />
        <Button type="submit" variant="primary">
          Rename
        </Button>
      </form>
    ),
  },
  parameters: {
    about: {
      use: 'A few fields or a longer explanation near the button that opens them.',
      instead:
        '`Tooltip` for a short explanation. `Dialog` where the page must wait. `Menu` for a list of actions.',
      anatomy: ['Button that opens it.', 'Sheet beside it, with its content.'],
      do: ['Close it from its content once the task is done.'],
      dont: ['Do not put more than about three fields into it.'],
    },
  },
})

export const Closed = meta.story()

Closed.test(
  'Enter opens it, Escape closes it and gives the focus back',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Rename view' })
    await expect(sheet).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
)

Closed.test('its content can close it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  const sheet = await screen.findByRole('dialog')
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}')
  await waitFor(() => expect(sheet).not.toBeInTheDocument())
})

export const Open = meta.story({ args: { defaultOpen: true }, play: shown })

export const LongText = meta.story({
  args: {
    defaultOpen: true,
    label: 'Why this is withheld',
    trigger: <Button>Why?</Button>,
    children: () => (
      <p>
        The commission of this agent is withheld because the order it belongs to was returned within
        fourteen days. It is paid with the next run after the return is settled, or written off when
        the return is accepted.
      </p>
    ),
  },
  play: shown,
})

export const DisabledTrigger = meta.story({
  args: { trigger: <Button isDisabled>Rename</Button> },
})

DisabledTrigger.test('a disabled button opens nothing', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: { why: 'Why?', reason: 'Withheld until the return is settled.' },
      arabic: { why: 'لماذا؟', reason: 'محجوزة إلى أن تُسوّى عملية الإرجاع.' },
      render: ({ why, reason }) => (
        <Popover label={why} trigger={<Button>{why}</Button>}>
          {reason}
        </Popover>
      ),
    }),
})
