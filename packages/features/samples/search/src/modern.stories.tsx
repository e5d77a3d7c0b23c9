import preview from '#storybook/preview'
import { unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect } from 'storybook/test'
import { readSearch } from './mocks/handlers'
import { searchResults } from './mocks/searchResults'
import { Modern } from './modern'
import { paths } from './paths'

const read = queryBoundaryStories(readSearch(unanswered))

const meta = preview.meta({
  component: Modern,
  parameters: { address: `${paths.modern}?q=product` },
  beforeEach({ msw }) {
    msw.use(readSearch(() => searchResults))
  },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(9)
  },
})

/** Nothing to search. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(readSearch(() => []))
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
