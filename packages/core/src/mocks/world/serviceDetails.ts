import type { ApprovableDetail, Check, Media, Money } from '../../contracts'
import { draws } from '../random'
import { token } from '../token'
import { approvableDetailOf, changesFrom } from './approvableDetails'
import type { BusinessSeed } from './businessSeeds'
import { checksFrom } from './checks'
import { grouped } from './grouped'
import { serviceIndex } from './indices'
import { paintOf, ratesOf, type RateStep } from './items'
import { priceIn } from './money'
import { serviceInputs } from './names/descriptions'
import type { Service } from './names/services'
import { once } from './once'
import { plain } from './parties'
import { photograph } from './pictures'
import {
  type FeaturedDay,
  featuredDaysOf,
  moneyText,
  type OtherItem,
  otherItem,
} from './productDetails'
import { namedServices, type ServiceProduct, serviceProducts } from './serviceProducts'
import { goldenServices, serviceChecks, serviceFindings, serviceProviders } from './serviceSeeds'

interface Facts {
  images: Media[]
  description: string
  availability: { weekday: number; from: string; to: string }[]
  leadHours: number
  depositBps: number | null
  cancellation: 'flexible' | 'moderate' | 'strict'
}

/** What a full service has beyond its row (domain design 4.4). */
export interface ServiceBeyondRow extends Facts, Omit<ApprovableDetail, 'hiddenBy'> {
  slug: string
  attributes: { inputId: string; label: string; value: string }[]
  categoryMedian: Money | null
  taxClass: 'standard' | 'zero' | 'exempt'
  otherItems: OtherItem[]
  rates: RateStep[]
  featuredDays: FeaturedDay[]
}

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

/** What the full record of a service has beyond its row. */
export function serviceDetail(row: ServiceProduct): ServiceBeyondRow {
  const index = serviceIndex(row)
  const { row: seed, named, seller } = made(index)
  const isApplied =
    seed.submission?.kind === 'update' && row.liveRevision === seed.submission.revision
  return {
    ...factsOf(index),
    ...(isApplied ? updateOf(index).facts : {}),
    ...approvableDetailOf('serviceProduct', index, row),
    pendingChanges: row.submission?.kind === 'update' ? serviceChanges(index) : [],
    checks: serviceChecksOf(row),
    slug: plain(row.name),
    attributes: serviceInputs.map(([inputId, label, values]) => ({
      inputId,
      label,
      value: draws('serviceProduct', index, `input ${inputId}`).pick(values),
    })),
    categoryMedian: named.priceModel === 'quote' ? null : priceIn(seller.country, named.shillings),
    taxClass: 'standard',
    otherItems: (servicesByBusiness().get(seller.index) ?? [])
      .filter((other) => other !== index)
      .slice(0, 6)
      .map((other) => otherItem(serviceProducts()[other] as ServiceProduct)),
    rates: ratesOf('serviceProduct', index, seller, row.category, row.name),
    featuredDays: featuredDaysOf('serviceProduct', index, row.featured),
  }
}

/** The rules that a service is checked by, and what they find. */
export function serviceChecksOf(row: ServiceProduct): Check[] {
  const index = serviceIndex(row)
  return checksFrom(serviceChecks, serviceFindings(index, made(index).row.approvalStatus))
}

/** The values of a waiting update that stand in the row of a service. */
export function serviceUpdate(row: ServiceProduct): Partial<ServiceProduct> {
  const index = serviceIndex(row)
  return made(index).row.submission?.kind === 'update' ? updateOf(index).fields : {}
}

function factsOf(index: number): Facts {
  const { row, named, seller } = made(index)
  const stream = draws('serviceProduct', index, 'facts')
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

function availabilityOf(found: 'warn' | 'fail' | undefined): Facts['availability'] {
  if (found === 'fail') return []
  const weekend = [{ weekday: 6, from: '09:00', to: '13:00' }]
  if (found === 'warn') return weekend
  return [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '17:30' })),
    ...weekend,
  ]
}

/** What a waiting update changes: of the row, and of the rest. */
function updateOf(index: number): { fields: Partial<ServiceProduct>; facts: Partial<Facts> } {
  const { row, named, seller } = made(index)
  const live = factsOf(index)
  const stream = draws('serviceProduct', index, 'update')
  const isAll = index === goldenServices.manyChanges
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
  const facts: Partial<Facts> = {
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
  return { fields, facts }
}

function serviceChanges(index: number): ApprovableDetail['pendingChanges'] {
  const before = { ...made(index).row, ...factsOf(index) }
  const { fields, facts } = updateOf(index)
  const after = { ...before, ...fields, ...facts }
  return changesFrom([
    ['/name', before.name, after.name],
    ['/price', moneyText(before.price), moneyText(after.price)],
    ['/durationMinutes', String(before.durationMinutes), String(after.durationMinutes)],
    ['/mode', before.mode, after.mode],
    ['/priceModel', before.priceModel, after.priceModel],
    ['/serviceAreas', areasText(before), areasText(after)],
    ['/description', before.description, after.description],
    ['/availability', hoursText(before), hoursText(after)],
    ['/leadHours', String(before.leadHours), String(after.leadHours)],
    ['/depositBps', shareText(before.depositBps), shareText(after.depositBps)],
    ['/cancellation', before.cancellation, after.cancellation],
    ['/images/0', before.images[0]?.url ?? null, after.images[0]?.url ?? null],
  ])
}

function areasText({ serviceAreas }: Pick<ServiceProduct, 'serviceAreas'>): string {
  return serviceAreas.map(({ county, town }) => (town ? `${town}, ${county}` : county)).join('; ')
}

function hoursText({ availability }: Pick<Facts, 'availability'>): string {
  return availability.map(({ weekday, from, to }) => `${weekday}: ${from}–${to}`).join('; ')
}

function shareText(basisPoints: number | null): string | null {
  return basisPoints === null ? null : `${basisPoints / 100} %`
}
