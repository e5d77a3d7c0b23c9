import preview from '#storybook/preview'
import { recordStories } from '@console/record/stories'
import { setScenario } from '@console/sample'
import { featuredProductToken, productEndpoints } from '@console/sample/product'
import { featuredServiceToken, serviceEndpoints } from '@console/sample/service-product'
import { itemPaths, toFeatured, toFeaturedService } from '@console/domain/item'
import { featuredProduct } from './featured'
import { FeaturedScreen } from './FeaturedScreen'

const at = (address: string) => ({ parameters: { address } })

const record = recordStories(featuredProduct, itemPaths.featured, productEndpoints)

const meta = preview.meta({
  component: FeaturedScreen,
  ...at(toFeatured(featuredProductToken())),
  beforeEach({ msw }) {
    msw.use(...productEndpoints.handlers, ...serviceEndpoints.handlers)
  },
})

export const Filled = meta.story()

/** An address without a token: a form to find an item. */
export const Lookup = meta.story(at(itemPaths.featuredLookup))

/** No record matches. */
export const Empty = meta.story({
  ...at(itemPaths.featuredLookup),
  beforeEach: () => setScenario('empty'),
})

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...record.loading })

export const Refused = meta.story({ tags: ['drawn-by-template', '!test'], ...record.refused })

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...record.failed })

export const OfService = meta.story(at(toFeaturedService(featuredServiceToken())))
