import {
  commissionRateKind,
  commissionRatesResource,
  type FoundSubject,
  foundSubjects,
  mostSubjects,
  proposalOf,
  proposedRates,
  rateCapabilities,
  type RateKind,
  rateKinds,
  ratePreview,
  rateProposal,
  type RateSubject,
  writtenRates,
} from '@console/domain/commission-rate'
import { systemAdmin } from '@console/core/permissions'
import type { HttpHandler } from 'msw/http'
import { rateDecisions } from './decisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { type Endpoint, endpoint, type Resolver } from '../../server/endpoint'
import { onceForKey } from '../../server/idempotency'
import { refuse } from '../../server/refuse'
import type { World } from '../../store/store'
import { appliesTo, countsOf } from './counts'
import { rateEntity } from './entity'
import { categoryNames, findSubjects, soldOfSubject, subjectsOf } from './find'
import { ladderOf } from './ladder'
import { nextOf } from './next'
import { rateHistory } from './past'
import { overlapsOf, paidNow, previewName, previewOf } from './preview'
import { follows, replace } from './replace'
import type { Rate } from './rows'
import { refuseWithout, writeRates } from './write'

function toRow(rate: Rate, world: World) {
  return {
    ...rate,
    appliesTo: appliesTo(rate, world),
    earned30d: [...(countsOf(world).byRate.get(rate.rateToken) ?? [])],
  }
}

function toDetail(rate: Rate, world: World) {
  const names = { own: rate.subject, categories: categoryNames(world) }
  const kinds = rate.kind === 'product' ? (['product', 'order'] as const) : [rate.kind]
  return {
    ...toRow(rate, world),
    ladder: ladderOf(kinds, soldOfSubject(rate.subject, world), names, world),
    next: nextOf(rate, world),
  }
}

const own = resourceEndpoints({
  resource: commissionRatesResource,
  entity: rateEntity,
  answers: {},
  toRow,
  toDetail,
  decisions: [
    rateDecisions<Rate>({
      overlaps: (rate, world) =>
        overlapsOf(rate, rate.subject, world).some(({ rateToken }) => rateToken !== rate.rateToken),
      preview: (rate) => previewName(proposalOf(rate)),
      follows,
      whenTaken: replace,
    }),
  ],
  past: rateHistory,
})

type Operators = typeof systemAdmin

/** An endpoint below `/commission-rates` as a function of its resolver. */
function answering<Answer, Body = undefined>(
  method: Endpoint<Answer, Body, Operators>['method'],
  path: string,
  rest: Pick<Endpoint<Answer, Body, Operators>, 'answer' | 'body' | 'status'>,
) {
  return (resolver: Resolver<Answer, Body, Operators>): HttpHandler =>
    endpoint(
      {
        method,
        base: 'gateway',
        path: `/commission-rates${path}`,
        roles: systemAdmin,
        words: [commissionRateKind.words],
        ...rest,
      },
      resolver,
    )
}

const writing = {
  /** `GET /commission-rates/subjects` */
  subjects: answering('GET', '/subjects', { answer: foundSubjects }),
  /** `POST /commission-rates/preview` */
  preview: answering('POST', '/preview', { answer: ratePreview, body: rateProposal }),
  /** `POST /commission-rates` */
  write: answering('POST', '', { answer: writtenRates, body: proposedRates, status: 201 }),
}

function withRate(kind: RateKind, subject: RateSubject, world: World): FoundSubject {
  return { subject, now: paidNow(kind, soldOfSubject(subject, world), world).now }
}

const handlers: readonly HttpHandler[] = [
  writing.subjects(({ query, world }) => {
    const kind = rateKinds.find((each) => each === query.get('kind'))
    if (!kind) throw refuse(422, 'validation', 'There is no such kind of rate.')
    const of = query.getAll('of')
    if (of.length > mostSubjects)
      throw refuse(422, 'validation', `At most ${mostSubjects} can be asked for at once.`)
    const found =
      of.length > 0 ? subjectsOf(kind, of, world) : findSubjects(kind, query.get('q') ?? '', world)
    return { items: found.map((subject) => withRate(kind, subject, world)) }
  }),
  writing.preview(({ account, body, world }) => {
    refuseWithout(rateCapabilities.draft, account)
    return previewOf(body, world)
  }),
  writing.write((call) =>
    onceForKey(call.request, call.account.token, call.body, () => writeRates(call)),
  ),
  ...own.handlers,
]

/** The endpoints of rates. */
export const rateEndpoints = { ...own, ...writing, handlers }
