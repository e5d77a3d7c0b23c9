import { businessEntity, fixtureBusinesses, businessEndpoints } from '@console/sample/business'
import { database } from '@console/sample'
import { expect } from 'storybook/test'
import { approvedBusiness } from './approvedBusiness'
import preview from '#storybook/preview'
import { listStories } from '@console/list/stories'

const list = listStories(approvedBusiness, businessEndpoints)
const meta = preview.meta({ ...list.meta })

export const Filled = meta.story()

Filled.test('lists active businesses', async ({ canvas }) => {
  const links = await canvas.findAllByRole('rowheader')
  await expect(links.length).toBeGreaterThan(4)
})

const several = database.rows(businessEntity)[fixtureBusinesses.twoCurrencies]?.tradingName ?? ''

/** Amounts in several currencies are stacked: none is truncated. */
export const SeveralCurrencies = meta.story({
  parameters: { address: `/?pageSize=10&q=${encodeURIComponent(several)}` },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader')
    await expect(
      canvasElement.querySelectorAll('[data-cell="amounts"] > bdi').length,
    ).toBeGreaterThan(1)
  },
})

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
