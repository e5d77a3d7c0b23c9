import preview from '#storybook/preview'
import { setScenario, unanswered } from '@console/core/mocks'
import { expect } from 'storybook/test'
import { goldenService } from '../mocks/golden'
import { serviceEndpoints, productsHandlers } from '../mocks/handlers'
import { paths, toServiceReview } from '../paths'
import { ServiceReviewScreen } from './ServiceReviewScreen'

const at = (token: string) => ({
  parameters: { address: toServiceReview(token) },
})

const meta = preview.meta({
  component: ServiceReviewScreen,
  ...at(goldenService('overdueNineDays')),
  beforeEach({ msw }) {
    msw.use(...productsHandlers)
  },
})

export const Filled = meta.story()

Filled.test('what waits can be approved', async ({ canvas }) => {
  await expect(await canvas.findByRole('toolbar')).toBeVisible()
})

/** A token that no record has. */
export const Empty = meta.story({
  ...at('x'.repeat(22)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', paths.approveService)
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(serviceEndpoints.record(unanswered))
  },
})

export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /service-products/:token'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

/** An update of something live that changes twelve fields. */
export const UpdateWaiting = meta.story(at(goldenService('manyChanges')))

UpdateWaiting.test(
  'every field that changes is shown with both values',
  async ({ canvas, userEvent }) => {
    const [, changes] = await canvas.findAllByRole('tab')
    if (changes) await userEvent.click(changes)
    await expect((await canvas.findAllByRole('term')).length).toBeGreaterThan(11)
  },
)

export const AllChecksFail = meta.story(at(goldenService('allChecksFail')))

export const ClaimedByAnother = meta.story(at(goldenService('claimedByAnother')))

export const LongestName = meta.story(at(goldenService('longestName')))

export const ArabicName = meta.story(at(goldenService('arabicName')))

export const NoImage = meta.story(at(goldenService('noImage')))

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
