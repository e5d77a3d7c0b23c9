import preview from '#storybook/preview'
import { ArrowRight, Download } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { Button } from './Button'

const meta = preview.meta({
  component: Button,
  args: { children: 'Save', onPress: fn() },
  parameters: {
    about: {
      use: 'An action on the page: save, approve, open a dialog.',
      instead:
        '`Link` for another address. `IconButton` where an icon alone is clear. `Switch` for a setting that applies at once. `Menu` for more than three actions of equal weight.',
      anatomy: [
        'Surface: filled for `primary` and `danger`, outlined for `secondary`, none for `quiet`.',
        'Label: a verb, with its object where the page does not name it.',
        'Optional icon before or after the label.',
        'Spinner in place of the label while the action is pending.',
      ],
      do: [
        {
          text: 'Show one `primary` button per view: the step that most users take next.',
          example: () => (
            <>
              <Button>Save draft</Button>
              <Button variant="primary">Send</Button>
            </>
          ),
        },
        {
          text: 'Name the result: “Send link”, not “Submit”.',
          example: () => <Button variant="primary">Send link</Button>,
        },
        'Set `isPending` during a request, so that the action cannot be sent twice.',
        'Prefer `isUnavailable` with a `Tooltip` to `isDisabled`, where a user can do something about it.',
      ],
      dont: [
        {
          text: 'Do not use `danger` for an action that can be undone.',
          example: () => <Button variant="danger">Archive</Button>,
        },
        {
          text: 'Do not change the label to show progress: use `pendingLabel`.',
          example: () => (
            <Button variant="primary" isDisabled>
              Sending…
            </Button>
          ),
        },
        {
          text: 'Do not put two `primary` buttons side by side.',
          example: () => (
            <>
              <Button variant="primary">Save draft</Button>
              <Button variant="primary">Send</Button>
            </>
          ),
        },
      ],
    },
  },
})

export const Secondary = meta.story()

export const Primary = meta.story({ args: { variant: 'primary' } })

Primary.test('Enter and Space press it', async ({ args, canvas, userEvent }) => {
  canvas.getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  await expect(args.onPress).toHaveBeenCalledTimes(2)
})

export const Danger = meta.story({ args: { variant: 'danger', children: 'Reject' } })

export const Quiet = meta.story({ args: { variant: 'quiet' } })

export const WithIcon = meta.story({
  args: {
    children: (
      <>
        <Download aria-hidden />
        Export
      </>
    ),
  },
})

export const Disabled = meta.story({ args: { isDisabled: true } })

Disabled.test('a disabled button ignores presses', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(args.onPress).not.toHaveBeenCalled()
})

/** A `Tooltip` around it gives the reason why it is unavailable. */
export const Unavailable = meta.story({ args: { isUnavailable: true } })

Unavailable.test('it can be focused, but not pressed', async ({ args, canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('button')).toHaveFocus()
  await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(canvas.getByRole('button'))
  await expect(args.onPress).not.toHaveBeenCalled()
})

export const Pending = meta.story({
  args: { variant: 'primary', isPending: true, pendingLabel: 'Saving…' },
})

Pending.test(
  'a pending button announces what is pending and ignores presses',
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…')
  },
)

/** Enter in a field submits through the form's button, which refuses while it is pending. */
export const PendingInForm = meta.story({
  args: { type: 'submit', isPending: true, pendingLabel: 'Saving…' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        args.onPress?.(event as never)
      }}
    >
      <input aria-label="Name" />
      <Button {...args} />
    </form>
  ),
})

PendingInForm.test(
  'a pending submit button prevents a second submit',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Ada{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
)

export const Wide = meta.story({ args: { variant: 'primary', isWide: true } })

export const LongText = meta.story({
  args: { children: 'Save this business and open the next one that waits for a decision' },
})

const looks = looksOf({
  english: {
    approve: 'Approve',
    reject: 'Reject',
    later: 'Later',
    next: 'Next',
    busy: 'Saving…',
  },
  arabic: {
    approve: 'موافقة',
    reject: 'رفض',
    later: 'لاحقًا',
    next: 'التالي',
    busy: 'جارٍ الحفظ…',
  },
  render: ({ approve, reject, later, next, busy }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="primary">{approve}</Button>
      <Button variant="danger">{reject}</Button>
      <Button>{later}</Button>
      <Button variant="quiet">
        {next}
        <ArrowRight aria-hidden data-mirrored />
      </Button>
      <Button isDisabled>{later}</Button>
      <Button variant="primary" isPending pendingLabel={busy}>
        {approve}
      </Button>
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

Modes.test('also draws another scheme that the toolbar sets', async ({ canvasElement }) => {
  const { dataset } = document.documentElement
  const { scheme = 'paper' } = dataset
  const drawn = () =>
    [...canvasElement.querySelectorAll<HTMLElement>('[data-scheme]')].map(
      (sheet) => sheet.dataset.scheme,
    )
  await expect(drawn()).toEqual(['paper', 'ink', 'contrast'])
  dataset.scheme = 'cobalt'
  await waitFor(() => expect(drawn()).toEqual(['paper', 'ink', 'contrast', 'cobalt']))
  dataset.scheme = scheme
})

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
