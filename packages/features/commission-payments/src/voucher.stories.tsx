import preview from '#storybook/preview'
import { amountInWords, toVoucher, voucherPaths } from '@console/domain/commission-voucher'
import { database } from '@console/sample'
import {
  commissionVoucherEntity,
  type FixtureVoucher,
  fixtureVoucher,
  voucherEndpoints,
} from '@console/sample/commission-voucher'
import { recordStories } from '@console/record/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { voucher } from './voucher'

const record = recordStories(voucher, voucherPaths.details, voucherEndpoints)

const at = (name: FixtureVoucher, more = '') => ({
  parameters: { address: `${toVoucher(fixtureVoucher(name))}${more}` },
})

/** Payments of commission: two people, one key per attempt, no undo. */
const meta = preview.meta({ ...record.meta, globals: { role: 'admin' } })

const silent = fixtureVoucher('silent')

/** As currently stored in the sample database: paying changes another voucher than the fixture. */
function stored() {
  return database.find(commissionVoucherEntity, silent)!
}

type Play = Pick<Parameters<typeof Filled.play>[0], 'canvas' | 'userEvent'>

async function press({ canvas, userEvent }: Play, name: string) {
  const bar = within(await canvas.findByRole('toolbar', { name: 'Decision' }))
  await userEvent.click(await bar.findByRole('button', { name }))
}

async function confirm({ userEvent }: Play, name: string) {
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name }))
}

export const Filled = meta.story({
  ...at('submitted'),
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar')
  },
})

/** The confirmation repeats the amount, also in words, and that it cannot be undone. */
export const Approving = meta.story({
  ...at('submitted'),
  globals: { playedIn: 'en' },
  play: async (context) => {
    await press(context, 'Approve')
    const question = await screen.findByRole('alertdialog')
    const { net } = database.find(commissionVoucherEntity, fixtureVoucher('submitted'))!
    await expect(question).toHaveTextContent(amountInWords(net, 'en'))
    await expect(question).toHaveTextContent(/can’t be undone/)
    await confirm(context, 'Approve')
    await context.canvas.findByText('Ready to pay')
  },
})

/** The preparer sees why someone else has to approve it. */
export const Own = meta.story({
  ...at('own'),
  globals: { playedIn: 'en' },
  play: async ({ canvas }) => {
    const approve = await canvas.findByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAccessibleDescription(/^You prepared this/)
  },
})

/** A draft of the user, which only they can submit. */
export const Draft = meta.story({
  ...at('draft'),
  globals: { playedIn: 'en', role: 'staff' },
  play: async (context) => {
    await press(context, 'Submit')
    await confirm(context, 'Submit')
    await context.canvas.findByText('Awaiting approval')
  },
})

/** A response that never arrives: the voucher stays "checking", and can only be queried. */
export const Paying = meta.story({
  ...at('silent'),
  globals: { playedIn: 'en' },
  play: async (context) => {
    await press(context, 'Pay')
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent(stored().destination)
    await confirm(context, 'Pay')
    await context.canvas.findByText(/isn’t confirmed yet/)
    await expect(context.canvas.queryByRole('button', { name: 'Pay' })).toBeNull()
    await press(context, 'Check status')
    await waitFor(() => expect(stored().status).toBe('paid'))
    await expect(stored().attempts).toHaveLength(1)
  },
})

/** It is unknown whether the money has been sent. */
export const ResultUnknown = meta.story({ ...at('unknown', '?tab=attempts') })

/** A definite failure: it can be paid again, under a new key. */
export const PaymentFailed = meta.story({ ...at('failed') })

/** Paid in cash: the receipt number is required. */
export const Cash = meta.story({
  ...at('cash'),
  globals: { playedIn: 'en' },
  play: async (context) => {
    await press(context, 'Mark as paid')
    const form = within(await screen.findByRole('dialog'))
    const receipt = await form.findByRole('textbox', { name: /^Signed receipt number/ })
    await context.userEvent.click(form.getByRole('button', { name: 'Mark as paid' }))
    await waitFor(() => expect(receipt).toHaveAccessibleDescription(/Enter the receipt number/))
    await context.userEvent.type(receipt, 'R-4711')
    await context.userEvent.click(form.getByRole('button', { name: 'Mark as paid' }))
    await context.canvas.findByText('R-4711')
  },
})

/** Final: no actions, and no empty toolbar. */
export const Paid = meta.story({
  ...at('paid'),
  play: async ({ canvas }) => {
    await canvas.findByRole('tabpanel')
    await expect(canvas.queryByRole('toolbar')).toBeNull()
  },
})

export const Cancelled = meta.story({ ...at('cancelled') })

/** In a currency without decimals. */
export const WholeCurrency = meta.story({ ...at('wholeCurrency') })

/** With an adjustment and a withholding. */
export const Withholding = meta.story({ ...at('adjusted') })

export const Entries = meta.story({ ...at('adjusted', '?tab=entries') })

export const Agent = meta.story({ ...at('paid', '?tab=agent') })

/** Nothing was sent yet. */
export const Empty = meta.story({
  ...at('submitted', '?tab=attempts'),
  play: async ({ canvas }) => {
    // Voucher, entries, agent and history.
    await expect(await canvas.findAllByRole('tab')).toHaveLength(4)
  },
})

/** Amount in words in three languages, and lines to sign. */
export const Paper = meta.story({
  ...at('adjusted', '?print=voucher'),
  play: async ({ canvas }) => {
    const { net } = database.find(commissionVoucherEntity, fixtureVoucher('adjusted'))!
    for (const language of ['en', 'tr', 'ar'] as const)
      await canvas.findByText(amountInWords(net, language))
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...at('paid'), ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...at('paid'), ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...at('paid'), ...record.failed })

export const Narrow = meta.story({ ...at('submitted'), ...record.narrow })
