import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { merchantSalePaths, toMerchantSale } from '@console/domain/merchant-sale'
import { database } from '@console/sample'
import {
  type FixtureMerchantSale,
  fixtureMerchantSale,
  merchantSaleEndpoints,
  merchantSaleEntity,
} from '@console/sample/merchant-sale'
import { recordStories } from '@console/record/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import { merchantSale } from './merchantSale'

const fixture = (name: FixtureMerchantSale, rest = '') => ({
  parameters: { address: toMerchantSale(fixtureMerchantSale(name)) + rest },
})

const record = recordStories(merchantSale, merchantSalePaths.details, merchantSaleEndpoints)

const meta = preview.meta({ ...record.meta, ...fixture('exact') })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: translate('merchant-sale:action.match_exact') })
  },
})

/** Unknown token. */
export const Empty = meta.story({
  parameters: { address: toMerchantSale('x'.repeat(22)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', merchantSalePaths.list)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

/** Two receipts match equally well: the user has to choose. */
export const Tie = meta.story({
  ...fixture('tie'),
  play: async ({ canvas }) => {
    const exact = await canvas.findByRole('button', {
      name: translate('merchant-sale:action.match_exact'),
    })
    await expect(exact).toHaveAccessibleDescription(
      translate('merchant-sale:blocker.several_exact'),
    )
  },
})

/** The matching receipt differs by one cent. */
export const OffByOne = meta.story(fixture('offByOne'))

export const OtherTill = meta.story(fixture('otherTill'))

/** No receipt matches; the message names the next steps. */
export const NoCandidate = meta.story(fixture('none'))

/** Its currency has no decimals. */
export const WholeCurrency = meta.story(fixture('wholeCurrency'))

type Play = Pick<Parameters<typeof Filled.play>[0], 'canvas' | 'userEvent'>

/** Opens the form that chooses a receipt, and returns it. */
async function choose({ canvas, userEvent }: Play) {
  const bar = within(await canvas.findByRole('toolbar'))
  await userEvent.click(bar.getByRole('button', { name: translate('merchant-sale:action.match') }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.click((await form.findAllByRole('radio'))[0]!)
  return form
}

/** The receipt has another amount, which requires a reason. */
export const Choosing = meta.story({
  ...fixture('near'),
  play: async (context) => {
    const form = await choose(context)
    await form.findByRole('button', { name: new RegExp(translate('merchants:matchForm.reason')) })
  },
})

Choosing.test(
  'requires a reason for the difference, which stays visible after matching',
  async (context) => {
    const { canvas, userEvent } = context
    const form = within(screen.getByRole('dialog'))
    await userEvent.click(form.getByRole('button', { name: 'Match' }))
    const reason = form.getByRole('button', { name: /Reason for the difference$/ })
    await waitFor(() =>
      expect(reason).toHaveAccessibleDescription(/different amount. Choose a reason/),
    )
    await userEvent.click(reason)
    await userEvent.click(await screen.findByRole('option', { name: 'Underpaid' }))
    await userEvent.click(form.getByRole('button', { name: 'Match' }))
    await canvas.findByText('Underpaid')
  },
)

/** While the user was choosing, someone else matched the receipt with another payment. */
export const MatchedByAnother = meta.story({
  ...fixture('tie'),
  play: async (context) => {
    const form = await choose(context)
    const number = form.getByRole<HTMLInputElement>('textbox', {
      name: new RegExp(`^${translate('merchants:matchForm.receiptNo')}`),
    }).value
    const other = { match: 'matched', receiptNo: number } as const
    database.change(merchantSaleEntity, fixtureMerchantSale('none'), other, 'somebody')
    await context.userEvent.click(
      form.getByRole('button', { name: translate('merchants:matchForm.submit') }),
    )
    await form.findByText(new RegExp(translate('merchant-sale:blocker.receipt_taken')))
    await waitFor(() => expect(form.getAllByRole('radio')).toHaveLength(1))
  },
})

export const Matched = meta.story(fixture('matched'))

/** Matched with a receipt of another amount, with the reason. */
export const Partial = meta.story(fixture('partial'))

/** Disputed after it was matched. */
export const Disputed = meta.story(fixture('disputedLater'))

/** The merchant's name is Arabic. */
export const ArabicMerchant = meta.story(fixture('arabic', '?tab=merchant'))

export const Narrow = meta.story(record.narrow)
