import preview from '#storybook/preview'
import { merchantSalePaths, toMerchantSale } from '@console/domain/merchant-sale'
import {
  type GoldenMerchantSale,
  goldenMerchantSale,
  merchantSaleEndpoints,
} from '@console/sample/merchant-sale'
import { recordStories } from '@console/templates/stories'
import { expect } from 'storybook/test'
import { merchantSale } from './merchantSale'

const golden = (name: GoldenMerchantSale, rest = '') => ({
  parameters: { address: toMerchantSale(goldenMerchantSale(name)) + rest },
})

const record = recordStories(merchantSale, merchantSalePaths.details, merchantSaleEndpoints)

const meta = preview.meta({ ...record.meta, ...golden('exact'), globals: { language: 'en' } })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Match the exact receipt' })
  },
})

/** A token that no record has. */
export const Empty = meta.story({
  parameters: { address: toMerchantSale('x'.repeat(22)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', merchantSalePaths.list)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...record.failed })

/** Two receipts are equally good: one has to be chosen. */
export const Tie = meta.story({
  ...golden('tie'),
  play: async ({ canvas }) => {
    const exact = await canvas.findByRole('button', { name: 'Match the exact receipt' })
    await expect(exact).toHaveAccessibleDescription(/choose one\.$/)
  },
})

/** The receipt that fits is one cent off. */
export const OffByOne = meta.story(golden('offByOne'))

export const OtherTill = meta.story(golden('otherTill'))

/** No receipt fits, and what one can do is said. */
export const NoCandidate = meta.story(golden('none'))

/** Its currency has no decimals. */
export const WholeCurrency = meta.story(golden('wholeCurrency'))

export const Matched = meta.story(golden('matched'))

/** Matched with a receipt of another amount, and why. */
export const Partial = meta.story(golden('partial'))

/** Disputed after it was matched. */
export const Disputed = meta.story(golden('disputedLater'))

/** Its merchant's name is Arabic. */
export const ArabicMerchant = meta.story(golden('arabic', '?tab=merchant'))

export const Narrow = meta.story(record.narrow)
