import type { ServiceDetail, ServiceRow } from '@console/domain/service-product'
import type { Media } from '@console/core/contracts'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { approvableDetailOf } from '../shared/approvableDetails'
import type { BusinessSeed } from '../business/seeds'
import { type CheckFinding, checksFrom } from '../shared/checks'
import { grouped } from '../../random/grouped'
import { indexOf } from '../shared/indexOf'
import { serviceEntity } from './entity'
import { paintOf } from '../item/items'
import { priceIn } from '../shared/money'
import { attributesIn } from '../category-input/attributes'
import { serviceAnswers } from '../input/answers'
import { seedOnly } from '../input/current'
import type { Service } from '../names/services'
import { once, onceForEach } from '../../random/once'
import { plain } from '../shared/parties'
import { photograph, thumbnail } from '../shared/pictures'
import { featuredDaysOf, otherItem } from '../product/details'
import { namedServices, type ServiceProduct, serviceProducts } from './rows'
import { fixtureServices, serviceChecks, serviceFindings, serviceProviders } from './seeds'

/** Fields of a full service beyond its row, without its rates, which follow from the current rate book. */
export type ServiceBeyondRow = Omit<ServiceDetail, keyof ServiceRow | 'rates'>

/** Fields of a full service beyond its row that an update may change. */
type DescriptionList = Omit<
  Required<NonNullable<ServiceBeyondRow['detailUpdate']>>,
  'attributes' | 'taxClass'
>

interface Made {
  row: ServiceProduct
  named: Service
  seller: BusinessSeed
}

function made(index: number): Made {
  return {
    row: serviceProducts()[index] as ServiceProduct,
    named: namedServices()[index] as Service,
    seller: serviceProviders()[index] as BusinessSeed,
  }
}

const servicesByBusiness = once(() =>
  grouped(serviceProviders().keys(), (index) => serviceProviders()[index]?.index),
)

/** Returns the fields of a service's full record beyond its row. @param database database in which the inputs of categories are looked up */
export function serviceDetail(row: ServiceProduct, database = seedOnly): ServiceBeyondRow {
  const index = indexOf(serviceEntity, row)
  const { row: seed, named, seller } = made(index)
  const isApplied =
    seed.submission?.kind === 'update' && row.liveRevision === seed.submission.revision
  return {
    ...detailsOf(index),
    ...(isApplied ? updateOf(index).details : {}),
    ...approvableDetailOf('serviceProduct', index, row),
    detailUpdate: row.submission?.kind === 'update' ? updateOf(index).details : null,
    checks: serviceChecksOf(row),
    slug: plain(row.name),
    attributes: attributesIn(database, row.category.categoryId, serviceAnswers(index)),
    categoryMedian: named.priceModel === 'quote' ? null : priceIn(seller.country, named.shillings),
    taxClass: 'standard',
    otherItems: (servicesByBusiness().get(seller.index) ?? [])
      .filter((other) => other !== index)
      .slice(0, 6)
      .map((other) => otherItem(serviceProducts()[other] as ServiceProduct)),
    featuredDays: featuredDaysOf('serviceProduct', index, row.featured),
  }
}

/** Rules that check a service, and their findings. */
export function serviceChecksOf(row: ServiceProduct): CheckFinding[] {
  const index = indexOf(serviceEntity, row)
  return checksFrom(serviceChecks, serviceFindings(index, made(index).row.approvalStatus))
}

/** Row values of a waiting update; null if none waits. */
export function serviceUpdate(row: ServiceProduct): Partial<ServiceProduct> | null {
  return row.submission?.kind === 'update' ? updateOf(indexOf(serviceEntity, row)).fields : null
}

function detailsOf(index: number): DescriptionList {
  const { row, named, seller } = made(index)
  const stream = seededRandom('serviceProduct', index, 'facts')
  const found = serviceFindings(index, row.approvalStatus)
  const claim = found.banned_words ? ['The best in the market, ask anyone.'] : []
  return {
    images:
      row.image === null
        ? []
        : Array.from({ length: stream.integer(1, 4) }, (_, view) =>
            photograph(
              token(`serviceProductImage ${view}`, index),
              `${seller.trade.name}, ${view + 1}`,
              named.mode === 'remote' ? 'van' : 'hand',
              paintOf('serviceProduct', index),
              view,
            ),
          ),
    description: [
      `${named.name} by ${seller.tradingName} in ${seller.town}.`,
      'We come at the agreed hour, with our own tools, and leave the place clean. The work is measured and signed for before it is paid.',
      ...claim,
    ].join('\n\n'),
    availability: availabilityOf(found.availability),
    leadHours: stream.pick([2, 12, 24, 48, 72]),
    depositBps: named.shillings > 20_000 ? stream.pick([2000, 3000, 5000]) : null,
    cancellation: stream.pick(['flexible', 'moderate', 'strict']),
  }
}

function availabilityOf(found: 'warn' | 'fail' | undefined): DescriptionList['availability'] {
  if (found === 'fail') return []
  const weekend = [{ weekday: 6, from: '09:00', to: '13:00' }]
  if (found === 'warn') return weekend
  return [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '17:30' })),
    ...weekend,
  ]
}

interface Update {
  fields: Partial<ServiceProduct>
  details: Partial<DescriptionList>
}

/** Changes of a waiting update: in the row, and in the rest. Cached, because lists call it repeatedly. */
const updateOf = onceForEach(makeUpdate)

function makeUpdate(index: number): Update {
  const { row, named, seller } = made(index)
  const live = detailsOf(index)
  const stream = seededRandom('serviceProduct', index, 'update')
  const isAll = index === fixtureServices.manyChanges
  const changes = (share: number) => isAll || stream.next() < share
  const home = { countryCode: seller.country, county: seller.county, town: null }
  const fields: Partial<ServiceProduct> = {
    durationMinutes: Math.min(10_080, row.durationMinutes + 30),
    ...(row.price ? { price: priceIn(seller.country, named.shillings * 1.35) } : {}),
    ...(changes(0.2) ? { name: `${row.name.slice(0, 126)}, New Team` } : {}),
    ...(isAll
      ? {
          mode: row.mode === 'on_site' ? 'at_shop' : 'on_site',
          serviceAreas: [home],
          priceModel: row.priceModel === 'fixed' ? 'per_unit' : 'fixed',
          price: priceIn(seller.country, named.shillings * 1.35),
        }
      : {}),
  }
  const details: Partial<DescriptionList> = {
    ...(changes(0.4) ? { description: `${live.description}\n\nNow on Sundays, too.` } : {}),
    ...(changes(0.3)
      ? { availability: [...live.availability, { weekday: 7, from: '10:00', to: '14:00' }] }
      : {}),
    ...(changes(0.2) ? { leadHours: live.leadHours + 24 } : {}),
    ...(changes(0.15) ? { depositBps: live.depositBps === 4000 ? 3000 : 4000 } : {}),
    ...(changes(0.15)
      ? { cancellation: live.cancellation === 'strict' ? 'moderate' : 'strict' }
      : {}),
    ...(changes(0.2)
      ? {
          images: [
            photograph(
              token('serviceProductImage update', index),
              seller.trade.name,
              'hand',
              paintOf('serviceProduct', index) + 4,
              1,
            ),
            ...live.images.slice(1),
          ],
        }
      : {}),
  }
  return { fields: details.images ? { ...fields, image: coverOf(index) } : fields, details }
}

/** Picture of an update, in the format of rows. */
function coverOf(index: number): Media {
  return thumbnail(made(index).seller.trade.name, 'hand', paintOf('serviceProduct', index) + 4)
}
