import preview from '#storybook/preview'
import { listStories } from '@console/list/stories'
import { expect, within } from 'storybook/test'
import { reviewEndpoints } from '@console/sample/review'
import { reviews } from './reviews'

const list = listStories(reviews, reviewEndpoints)
const meta = preview.meta({ ...list.meta })

export const Filled = meta.story()

Filled.test('lists reviews to moderate', async ({ canvas }) => {
  const links = await canvas.findAllByRole('rowheader')
  await expect(links.length).toBeGreaterThan(4)
})

Filled.test(
  'labels the link to the product beside the preview of a review',
  async ({ canvas, userEvent }) => {
    const [, review] = await canvas.findAllByRole('rowheader')
    within(review!).getByRole('link').focus()
    await userEvent.keyboard('p')
    const pane = await canvas.findByRole('complementary')
    await expect(within(pane).getByRole('link', { name: 'Open the product' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product-details\?secureToken=/),
    )
  },
)

/** Reported reviews are still published, and wait for a decision. */
export const Reported = meta.story({ parameters: { address: '/?pageSize=10&view=reported' } })

export const Published = meta.story({ parameters: { address: '/?pageSize=10&view=published' } })

export const Hidden = meta.story({ parameters: { address: '/?pageSize=10&view=hidden' } })

export const Rejected = meta.story({ parameters: { address: '/?pageSize=10&view=rejected' } })

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...list.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
