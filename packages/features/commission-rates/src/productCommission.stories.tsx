import preview from '#storybook/preview'
import { ratePaths, toProductCommission } from '@console/domain/commission-rate'
import { database } from '@console/sample'
import { entryEndpoints } from '@console/sample/commission-entry'
import { productPaidEndpoints, rateEntity } from '@console/sample/commission-rate'
import { productEntity } from '@console/sample/product'
import { recordStories } from '@console/record/stories'
import { expect } from 'storybook/test'
import { productCommission } from './productCommission'

const record = recordStories(productCommission, ratePaths.productDetails, productPaidEndpoints)

const own = database
  .rows(rateEntity)
  .find(
    ({ subject, status, supersedes }) =>
      subject.type === 'product' && status === 'active' && supersedes !== null,
  )
const ofOwn = { parameters: { address: toProductCommission(own?.subject.ref?.token ?? '') } }

const meta = preview.meta({
  ...record.meta,
  ...ofOwn,
  beforeEach({ msw }) {
    record.meta.beforeEach({ msw })
    msw.use(...entryEndpoints.handlers)
  },
})

/** A rate of its own: the topmost step is highlighted. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    const lit = (await canvas.findAllByRole('listitem', { current: true }))[0]
    await expect(lit).toHaveTextContent(own?.subject.ref?.label ?? '')
  },
})

/** Two active rates of the same product, which the server should prevent: the latest wins, with a note. */
export const Tie = meta.story({
  beforeEach() {
    database.change(
      rateEntity,
      own?.supersedes ?? '',
      { effectiveTo: null, status: 'active' },
      'somebody',
    )
  },
  globals: { playedIn: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText(/the latest applies$/)
  },
})

/** Sales in a currency without decimals. */
export const WholeCurrency = meta.story({
  parameters: {
    address: `${toProductCommission(
      database
        .rows(productEntity)
        .filter(({ price }) => price.currency === 'UGX')
        .toSorted((one, other) => other.sold30d - one.sold30d)[0]?.productToken ?? '',
    )}?tab=lines`,
  },
})

/** Every rate specific to it. */
export const OwnRates = meta.story({
  parameters: { address: `${toProductCommission(own?.subject.ref?.token ?? '')}?tab=own` },
})

/** Unknown token. */
export const Empty = meta.story({
  parameters: { address: toProductCommission('x'.repeat(22)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', ratePaths.ofProducts)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

export const Narrow = meta.story(record.narrow)
