import preview from '#storybook/preview'
import { database } from '@console/sample'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CashDesk, PayoutDesk } from '../mocks/PayoutDesk'
import { payouts, sentPayout } from '../mocks/payoutEndpoints'

/** `Idempotency-Key` of each sent decision, in order. */
let keys: (string | null)[] = []

/** An action that needs more input than fields: how much of a payout goes where. */
const meta = preview.meta({
  component: PayoutDesk,
  args: { token: sentPayout },
  globals: { role: 'admin' },
  beforeEach({ msw }) {
    keys = []
    msw.use(...payouts.handlers)
  },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Actions whose input is more than fields: amounts per order, quantities per line.',
      instead: 'The generated form of `DecisionBar`, wherever fields are enough.',
      anatomy: [
        'Dialog with the name of the action.',
        "The record's own form.",
        'Errors of the server at their fields.',
        'Buttons, with the action last.',
      ],
      do: [
        'Set `hasOwnForm` in the workflow, and pass the form to the list or record.',
        'Keep the draft when the dialog closes.',
      ],
      dont: ['Do not close the form before the server has answered.'],
    },
  },
})

export const Filled = meta.story({
  globals: { playedIn: 'en' },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('toolbar'))
    await userEvent.click(bar.getByRole('button', { name: 'Pay in parts' }))
    const form = within(await screen.findByRole('dialog', { name: /^Pay in parts: PY-2026/ }))
    await expect(await form.findByLabelText(/Amount 1/)).toHaveValue('45,140.50')
    await waitFor(() => expect(form.getByLabelText(/To 1/)).toHaveFocus())
  },
})

type Play = Parameters<typeof Filled.play>[0]

async function write({ userEvent }: Pick<Play, 'userEvent'>, label: RegExp, text: string) {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

async function send({ userEvent }: Pick<Play, 'userEvent'>) {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Pay in parts' }))
}

Filled.test('sends the input and updates the record with the response', async (context) => {
  const { canvas, userEvent } = context
  await write(context, /Amount 1/, '30000')
  await userEvent.click(screen.getByRole('button', { name: 'Add a part' }))
  await write(context, /To 2/, 'Nairobi office')
  await write(context, /Amount 2/, '15140.50')
  await send(context)
  await canvas.findByText('Being paid')
  await screen.findByText(/is being paid in parts\.$/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(sessionStorage).toHaveLength(0)
})

Filled.test('asks once before closing with a draft, and keeps it', async (context) => {
  const { canvas, userEvent } = context
  await write(context, /To 1/, 'Kisumu office')
  await userEvent.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Keep as draft' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Pay in parts' }))
  await expect(await screen.findByLabelText(/To 1/)).toHaveValue('Kisumu office')
})

Filled.test('closes without a question when nothing was typed', async ({ userEvent }) => {
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** The server reports an error deep in the input. */
export const Refused = meta.story({
  globals: { playedIn: 'en' },
  play: async (context) => {
    await Filled.play(context)
    await send(context)
    const amount = screen.getByLabelText(/Amount 1/)
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription('The provider takes 30,000 at once.'),
    )
    await waitFor(() => expect(amount).toHaveFocus())
    await expect(context.canvas.getByText('Approved')).toBeInTheDocument()
  },
})

/** The result is unknown. */
export const Unclear = meta.story({
  globals: { playedIn: 'en' },
  beforeEach({ msw }) {
    msw.use(
      http.post('*/payouts/:token/decisions', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return keys.length === 1 ? new Response(null, { status: 502 }) : undefined
      }),
    )
  },
  play: async (context) => {
    await Filled.play(context)
    await write(context, /Amount 1/, '20000')
    await context.userEvent.click(screen.getByRole('button', { name: 'Add a part' }))
    await write(context, /To 2/, 'Nairobi office')
    await write(context, /Amount 2/, '25140.50')
    await send(context)
    await context.canvas.findByText('Not confirmed yet')
  },
})

Unclear.test('a retry has the same key', async (context) => {
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
  await context.canvas.findByText('Being paid')
  await expect(keys).toHaveLength(2)
  await expect(keys[1]).toBe(keys[0])
})

/** Another user has changed the record: it is read again, and untouched fields follow it. */
export const Outdated = meta.story({
  globals: { playedIn: 'en' },
  play: async (context) => {
    await Filled.play(context)
    await write(context, /To 1/, 'Kisumu office')
    database.change(
      payouts.sample.entity,
      sentPayout,
      { net: { amount: 2_000_000, currency: 'KES' } },
      'somebody',
    )
    await send(context)
    await screen.findByText(/Someone else changed this after you opened it/)
  },
})

Outdated.test('sends the input over the new version', async (context) => {
  await expect(screen.getByLabelText(/To 1/)).toHaveValue('Kisumu office')
  await write(context, /Amount 1/, '20000')
  await send(context)
  await context.canvas.findByText('Being paid')
})

/** Each row of a bulk action has its own input. */
export const ForMany = meta.story({
  globals: { playedIn: 'en' },
  render: () => <CashDesk />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as paid' }))
    await screen.findByRole('dialog', { name: 'Mark as paid: 3 records' })
  },
})

ForMany.test(
  'marks the rows with a receipt number as paid, and shows an error for the one without',
  async (context) => {
    const { canvas, userEvent } = context
    const receipts = await screen.findAllByLabelText(/Receipt of/)
    await userEvent.type(receipts[0]!, 'R-1')
    await userEvent.type(receipts[2]!, 'R-3')
    const form = within(screen.getByRole('dialog'))
    await userEvent.click(form.getByRole('button', { name: 'Mark as paid' }))
    await canvas.findByText('Enter the receipt number.')
    await expect(canvas.getAllByText('Paid')).toHaveLength(2)
  },
)
