import preview from '#storybook/preview'
import { setScenario, unanswered } from '@console/core/mocks'
import { featuredProductToken, featuredServiceToken } from '../mocks/golden'
import { productEndpoints, productsHandlers } from '../mocks/handlers'
import { paths, toFeatured, toFeaturedService } from '../paths'
import { FeaturedScreen } from './FeaturedScreen'

const at = (address: string) => ({ parameters: { address } })

const meta = preview.meta({
  component: FeaturedScreen,
  ...at(toFeatured(featuredProductToken())),
  beforeEach({ msw }) {
    msw.use(...productsHandlers)
  },
})

export const Filled = meta.story()

/** An address that names no record: the means to find one. */
export const Lookup = meta.story(at(paths.featuredLookup))

/** No record can be found. */
export const Empty = meta.story({
  ...at(paths.featuredLookup),
  beforeEach: () => setScenario('empty'),
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

export const OfService = meta.story(at(toFeaturedService(featuredServiceToken())))
