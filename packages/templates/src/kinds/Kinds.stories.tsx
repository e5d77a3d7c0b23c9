import preview from '#storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { VoucherDesk } from './mocks/VoucherDesk'
import { vouchers, voucherTokens } from './mocks/voucherEndpoints'

/**
 * A kind that is unlike approval: two persons, nothing is taken back, and a result that may be unknown. Templates take all of it from
 * the resource.
 */
const meta = preview.meta({
  component: VoucherDesk,
  args: { token: voucherTokens.submitted },
  globals: { language: 'en', role: 'admin' },
  beforeEach({ msw }) {
    msw.use(...vouchers.handlers)
  },
})

export const Submitted = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Waits for approval')
  },
})

type Play = Pick<Parameters<typeof Submitted.play>[0], 'canvas' | 'userEvent'>

function press(name: string) {
  return async ({ canvas, userEvent }: Play) => {
    const bar = within(await canvas.findByRole('toolbar'))
    await userEvent.click(bar.getByRole('button', { name }))
  }
}

/** Sends the form, or says yes to the question that is open. */
function send(name: string, role: 'dialog' | 'alertdialog') {
  return async ({ userEvent }: Pick<Play, 'userEvent'>) => {
    const dialog = within(await screen.findByRole(role))
    await userEvent.click(dialog.getByRole('button', { name }))
  }
}

/** The question repeats what will happen, and that it stays so. */
export const Approving = meta.story({
  play: async (context) => {
    await press('Approve')(context)
    await screen.findByRole('alertdialog')
  },
})

Approving.test('it names the amount and the agent, and is not taken back', async (context) => {
  const question = screen.getByRole('alertdialog')
  await expect(question).toHaveTextContent(/45,130\.50.*Wambui Mwangi.*cannot be taken back/)
  await send('Approve', 'alertdialog')(context)
  await context.canvas.findByText('Approved')
  await screen.findByText(/CV-2026-000002.? may be paid/)
  await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

/** Who has prepared a voucher sees why somebody else approves it. */
export const PreparedByReader = meta.story({
  args: { token: voucherTokens.own },
  play: async ({ canvas }) => {
    const approve = await canvas.findByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAccessibleDescription(/^You have prepared this/)
  },
})

/** The question repeats where the money goes. */
export const Paying = meta.story({
  args: { token: voucherTokens.approved },
  play: async (context) => {
    await press('Pay')(context)
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveTextContent(/45,140\.50.*M-PESA ••• 412/),
    )
  },
})

Paying.test('once it is sent nothing can be done but wait', async (context) => {
  await send('Pay', 'alertdialog')(context)
  await context.canvas.findByText('Being paid')
  await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Pay' })).toBeNull())
})

/** Nobody knows whether the money has left: it is asked about, and never paid again. */
export const ResultUnknown = meta.story({
  args: { token: voucherTokens.checking },
  play: async ({ canvas }) => {
    await canvas.findByText('Result unknown, checking')
    const bar = within(await canvas.findByRole('toolbar'))
    await expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Ask the provider',
    ])
  },
})

/** A field of its own, a rule of its own, and nobody else who reads the note. */
export const MarkingAsPaid = meta.story({
  args: { token: voucherTokens.cash },
  play: async (context) => {
    await press('Mark as paid')(context)
    await send('Mark as paid', 'dialog')(context)
    const form = within(screen.getByRole('dialog'))
    const receipt = await form.findByRole('textbox', { name: /^Number of the signed receipt/ })
    await waitFor(() =>
      expect(receipt).toHaveAccessibleDescription('Write the number of the receipt.'),
    )
    await expect(form.queryByText('What the owner reads')).toBeNull()
  },
})

MarkingAsPaid.test('with the number it is paid', async (context) => {
  const form = within(screen.getByRole('dialog'))
  await context.userEvent.type(form.getByRole('textbox', { name: /^Number/ }), 'R-4711')
  await send('Mark as paid', 'dialog')(context)
  await context.canvas.findByText('Paid')
})

/** The note that has to be there is asked for by the rule of the kind. */
export const Returning = meta.story({
  play: async (context) => {
    await press('Return')(context)
    await send('Return', 'dialog')(context)
    const note = await screen.findByRole('textbox', { name: /^Note/ })
    await waitFor(() => expect(note).toHaveAccessibleDescription(/At least 10 characters/))
  },
})
