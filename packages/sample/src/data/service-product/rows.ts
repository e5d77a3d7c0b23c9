import type { ServiceRow } from '@console/domain/service-product'
import type { Stored } from '../shared/approvalDecisions'
import type { Money } from '@console/core/contracts'
import { seededRandom } from '../../random/random'
import type { BusinessSeed } from '../business/seeds'
import { weightedAssign } from '../../random/weightedAssign'
import {
  type Category,
  featuredFlags,
  firstCommission,
  itemOf,
  lastFeaturedOf,
  paintOf,
} from '../item/items'
import { priceIn } from '../shared/money'
import { type NameStyle, praised } from '../names/goods'
import { counties } from '../names/places'
import { namedService, type Service } from '../names/services'
import { once } from '../../random/once'
import { plain } from '../shared/parties'
import { thumbnail } from '../shared/pictures'
import { soldOf } from '../product/rows'
import { fixtureServices, serviceApprovals, serviceFindings, serviceProviders } from './seeds'

/** Summary row: the fields of a record in lists. */
export type ServiceProduct = Stored<ServiceRow>

/** Name and pricing of each service. */
export const namedServices = once((): Service[] => {
  const styles = weightedAssign<NameStyle>('serviceProduct', 'style', {
    plain: 392,
    arabic: 4,
    long: 4,
  })
  return serviceProviders().map(({ trade }, index) => {
    const stream = seededRandom('serviceProduct', index, 'name')
    const named = namedService(styles[index] ?? 'plain', trade.name, stream)
    return index === fixtureServices.longestName
      ? { ...named, name: praised(named.name, 140).padEnd(140, '!') }
      : named
  })
})

const categories = new Map<string, Category>()

/** Category of a service: the trade of its provider. */
function categoryOf(index: number): Category {
  const { name } = (serviceProviders()[index] as BusinessSeed).trade
  let category = categories.get(name)
  if (!category) {
    category = { categoryId: `services.${plain(name)}`, path: ['Services', name] }
    categories.set(name, category)
  }
  return category
}

function hasImage(index: number): boolean {
  if (index === fixtureServices.noImage || index === fixtureServices.allChecksFail) return false
  return seededRandom('serviceProduct', index, 'image').next() > 0.06
}

/** 12 services are featured. */
const flags = once(() =>
  featuredFlags(
    'serviceProduct',
    serviceApprovals().flatMap(({ approvalStatus }, index) =>
      approvalStatus === 'approved' && hasImage(index) ? [index] : [],
    ),
    categoryOf,
    { home: 5, category: 5, search: 2 },
  ),
)

/** 400 service products; 38 wait, 15 of them updates of live ones; 86 % are approved. */
export const serviceProducts = once((): ServiceProduct[] =>
  serviceApprovals().map((approval, index) => {
    const seller = serviceProviders()[index]
    const named = namedServices()[index]
    if (!seller || !named) throw new Error(`There is no service ${index}`)
    const glyph = named.mode === 'remote' ? 'van' : 'hand'
    const price = named.priceModel === 'quote' ? null : priceOf(index, seller, named)
    const item = itemOf('serviceProduct', index, seller, approval, named.name, categoryOf(index))
    return {
      ...item,
      image: hasImage(index)
        ? thumbnail(seller.trade.name, glyph, paintOf('serviceProduct', index))
        : null,
      lastFeaturedAt: lastFeaturedOf('serviceProduct', index, approval),
      commission: firstCommission('serviceProduct', item, price),
      mode: named.mode,
      durationMinutes: named.minutes,
      serviceAreas: areasOf(index, seller),
      priceModel: named.priceModel,
      price,
      featured: flags().get(index) ?? null,
      ratingAvg: null,
      reviewCount: 0,
      sold30d:
        approval.approvalStatus === 'approved' ? Math.ceil(soldOf('serviceProduct', index) / 4) : 0,
    }
  }),
)

function priceOf(index: number, { country }: BusinessSeed, { shillings }: Service): Money {
  const stream = seededRandom('serviceProduct', index, 'price')
  const near = 0.8 + stream.next() * 0.45
  const status = serviceApprovals()[index]?.approvalStatus ?? 'pending'
  const isOdd = serviceFindings(index, status).price_model === 'warn'
  return priceIn(country, shillings * near * (isOdd ? 8 : 1))
}

/** Service areas: the town of the business, and its surroundings. */
function areasOf(
  index: number,
  { country, county, town }: BusinessSeed,
): ServiceProduct['serviceAreas'] {
  const status = serviceApprovals()[index]?.approvalStatus ?? 'pending'
  if (serviceFindings(index, status).service_area === 'fail') return []
  const stream = seededRandom('serviceProduct', index, 'areas')
  const own = { countryCode: country, county, town: stream.next() < 0.4 ? town : null }
  const more = counties[country].slice(0, stream.integer(0, 3)).filter(([name]) => name !== county)
  return [own, ...more.map(([name]) => ({ countryCode: country, county: name, town: null }))]
}
