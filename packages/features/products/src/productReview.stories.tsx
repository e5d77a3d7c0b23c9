import preview from '#storybook/preview'
import { recordStories } from '@console/record/stories'
import { expect } from 'storybook/test'
import { fixtureProduct, productWithUpdateOfPrice, productEndpoints } from '@console/sample/product'
import { productPaths, toProductReview } from '@console/domain/product'
import { productReview } from './productReview'

const at = (token: string) => ({
  parameters: { address: toProductReview(token) },
})

const record = recordStories(productReview, productPaths.review, productEndpoints)

const meta = preview.meta({ ...record.meta, ...at(fixtureProduct('overdueNineDays')) })

export const Filled = meta.story()

Filled.test('shows the toolbar of a waiting product', async ({ canvas }) => {
  await expect(await canvas.findByRole('toolbar')).toBeVisible()
})

Filled.test('the decision bar never covers the focused element', async ({ canvas, userEvent }) => {
  await canvas.findByRole('toolbar')
  const panel = await canvas.findByRole('tabpanel')
  canvas.getByRole('tab', { selected: true }).focus()
  await userEvent.tab()
  for (; panel.contains(document.activeElement); await userEvent.tab()) {
    const { left, bottom } = document.activeElement!.getBoundingClientRect()
    const seen = document.elementFromPoint(left + 8, bottom - 8)
    await expect(document.activeElement).toContainElement(seen as HTMLElement)
  }
})

/** Unknown token. */
export const Empty = meta.story({
  ...at('x'.repeat(22)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', productPaths.approve)
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

/** An update of a live product that changes twelve fields. */
export const UpdateWaiting = meta.story(at(fixtureProduct('manyChanges')))

UpdateWaiting.test('every field that changes is shown with both values', async ({ canvas }) => {
  const panel = await canvas.findByRole('tabpanel')
  await expect(panel.querySelectorAll('dl:first-of-type ins')).toHaveLength(12)
})

/** An update of only the price. */
export const UpdateOfPrice = meta.story(at(productWithUpdateOfPrice()))

UpdateOfPrice.test(
  'the details show the submitted price, with the live one struck through beside it',
  async ({ canvas }) => {
    const panel = await canvas.findByRole('tabpanel')
    const [before, after] = ['del', 'ins'].map(
      (side) => panel.querySelector(`dl ${side} bdi`)?.textContent,
    )
    const details = [...canvas.getByRole('article').querySelectorAll('dd')].filter(
      (each) => !panel.contains(each) && each.querySelector('del'),
    )
    await expect(after).toMatch(/^[A-Z]{3} [\d,.]+$/)
    await expect(before).not.toBe(after)
    await expect(details).toHaveLength(1)
    await expect(details[0]!.querySelector('bdi')).toHaveTextContent(after!)
    await expect(details[0]!.querySelector('del bdi')).toHaveTextContent(before!)
  },
)

export const AllChecksFail = meta.story(at(fixtureProduct('allChecksFail')))

export const ClaimedByAnother = meta.story(at(fixtureProduct('claimedByAnother')))

export const LongestName = meta.story(at(fixtureProduct('longestName')))

export const ArabicName = meta.story(at(fixtureProduct('arabicName')))

export const NoImage = meta.story(at(fixtureProduct('noImage')))

export const Narrow = meta.story(record.narrow)
