import preview from '#storybook/preview'
import { recordStories } from '@console/record/stories'
import { expect } from 'storybook/test'
import {
  fixtureService,
  serviceWithUpdateOfPrice,
  serviceEndpoints,
} from '@console/sample/service-product'
import { servicePaths, toServiceReview } from '@console/domain/service-product'
import { serviceReview } from './serviceReview'

const at = (token: string) => ({
  parameters: { address: toServiceReview(token) },
})

const record = recordStories(serviceReview, servicePaths.review, serviceEndpoints)

const meta = preview.meta({ ...record.meta, ...at(fixtureService('overdueNineDays')) })

export const Filled = meta.story()

Filled.test('shows the toolbar of a waiting service', async ({ canvas }) => {
  await expect(await canvas.findByRole('toolbar')).toBeVisible()
})

/** Unknown token. */
export const Empty = meta.story({
  ...at('x'.repeat(22)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', servicePaths.approve)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

/** An update of a live service that changes twelve fields. */
export const UpdateWaiting = meta.story(at(fixtureService('manyChanges')))

UpdateWaiting.test('every field that changes is shown with both values', async ({ canvas }) => {
  const panel = await canvas.findByRole('tabpanel')
  await expect(panel.querySelectorAll('dl:first-of-type ins')).toHaveLength(12)
})

/** An update of the price and the duration. */
export const UpdateOfPrice = meta.story(at(serviceWithUpdateOfPrice()))

UpdateOfPrice.test(
  'the details show the submitted values, with the live ones struck through beside them',
  async ({ canvas }) => {
    const panel = await canvas.findByRole('tabpanel')
    const changes = panel.querySelectorAll('dl:first-of-type ins')
    const details = [
      ...canvas.getByRole('article').querySelectorAll('dl:not(:has(ins)) dd'),
    ].filter((each) => each.querySelector('del'))
    await expect(details).toHaveLength(changes.length)
  },
)

export const AllChecksFail = meta.story(at(fixtureService('allChecksFail')))

export const ClaimedByAnother = meta.story(at(fixtureService('claimedByAnother')))

export const LongestName = meta.story(at(fixtureService('longestName')))

export const ArabicName = meta.story(at(fixtureService('arabicName')))

export const NoImage = meta.story(at(fixtureService('noImage')))

export const Narrow = meta.story(record.narrow)
