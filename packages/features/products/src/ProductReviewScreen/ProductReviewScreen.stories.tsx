import preview from '#storybook/preview'
import { setScenario, unanswered } from '@console/core/mocks'
import { expect } from 'storybook/test'
import { goldenProduct } from '../mocks/golden'
import { productEndpoints, productsHandlers } from '../mocks/handlers'
import { paths, toProductReview } from '../paths'
import { ProductReviewScreen } from './ProductReviewScreen'

const at = (token: string) => ({
  parameters: { address: toProductReview(token) },
})

const meta = preview.meta({
  component: ProductReviewScreen,
  ...at(goldenProduct('overdueNineDays')),
  beforeEach({ msw }) {
    msw.use(...productsHandlers)
  },
})

export const Filled = meta.story()

Filled.test('what waits can be approved', async ({ canvas }) => {
  await expect(await canvas.findByRole('toolbar')).toBeVisible()
})

Filled.test(
  'the decision bar hides nothing that takes the focus',
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('toolbar')
    const panel = await canvas.findByRole('tabpanel')
    canvas.getByRole('tab', { selected: true }).focus()
    await userEvent.tab()
    for (; panel.contains(document.activeElement); await userEvent.tab()) {
      const { left, bottom } = document.activeElement!.getBoundingClientRect()
      const seen = document.elementFromPoint(left + 8, bottom - 8)
      await expect(document.activeElement).toContainElement(seen as HTMLElement)
    }
  },
)

/** A token that no record has. */
export const Empty = meta.story({
  ...at('x'.repeat(22)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', paths.approveProduct)
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(productEndpoints.record(unanswered))
  },
})

export const Refused = meta.story({
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin/)
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /products/:token'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

/** An update of something live that changes twelve fields. */
export const UpdateWaiting = meta.story(at(goldenProduct('manyChanges')))

UpdateWaiting.test(
  'every field that changes is shown with both values',
  async ({ canvas, userEvent }) => {
    const [, changes] = await canvas.findAllByRole('tab')
    if (changes) await userEvent.click(changes)
    await expect((await canvas.findAllByRole('term')).length).toBeGreaterThan(11)
  },
)

export const AllChecksFail = meta.story(at(goldenProduct('allChecksFail')))

export const ClaimedByAnother = meta.story(at(goldenProduct('claimedByAnother')))

export const LongestName = meta.story(at(goldenProduct('longestName')))

export const ArabicName = meta.story(at(goldenProduct('arabicName')))

export const NoImage = meta.story(at(goldenProduct('noImage')))

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
