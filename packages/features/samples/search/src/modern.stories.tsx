import preview from '#storybook/preview'
import { setScenario, unanswered } from '@console/sample'
import { expect } from 'storybook/test'
import { readSearch } from './mocks/handlers'
import { searchResults } from './mocks/searchResults'
import { Modern } from './modern'
import { paths } from './paths'

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

export const Loading = meta.story({
  tags: ['drawn-by-template'],
  beforeEach({ msw }) {
    msw.use(readSearch(unanswered))
  },
})

export const Refused = meta.story({
  tags: ['drawn-by-template'],
  beforeEach: () => setScenario('403'),
})

export const Failed = meta.story({
  tags: ['drawn-by-template'],
  beforeEach: () => setScenario('500'),
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
