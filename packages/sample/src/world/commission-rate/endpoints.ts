import {
  commissionRateKind,
  commissionRatesResource,
  type FoundSubject,
  foundSubjects,
  maxSubjects,
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
import * as z from 'zod/mini'
import { rateDecisions } from './decisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { type Endpoint, endpoint, type Resolver } from '../../server/endpoint'
import { oneOf } from '../../server/parameters'
import type { World } from '../../store/store'
import { appliesTo, countsOf } from './counts'
import { rateEntity } from './entity'
import { categoryNames, findSubjects, soldOfSubject, subjectsOf } from './find'
import { ladderOf } from './ladder'
import { nextOf } from './next'
import { rateHistory } from './history'
import { overlapsOf, paidNow, previewName, previewOf } from './preview'
import { follows, replace } from './replace'
import type { Rate } from './rows'
import { refuseWithout, writeRates, writingRefusals } from './write'

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
  rest: Omit<Endpoint<Answer, Body, Operators>, 'method' | 'base' | 'path' | 'roles'>,
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

const forbidden = { status: 403, code: 'forbidden' } as const

const writing = {
  /** `GET /commission-rates/subjects` */
  subjects: answering('GET', '/subjects', {
    answer: foundSubjects,
    query: {
      kind: { value: oneOf(rateKinds), isRequired: true },
      q: { value: z.string() },
      of: { value: z.string(), several: 'repeated', max: maxSubjects },
    },
  }),
  /** `POST /commission-rates/preview` */
  preview: answering('POST', '/preview', {
    answer: ratePreview,
    body: rateProposal,
    refusals: [forbidden],
  }),
  /** `POST /commission-rates` */
  write: answering('POST', '', {
    answer: writtenRates,
    body: proposedRates,
    status: 201,
    isOnce: true,
    refusals: [forbidden, ...writingRefusals],
  }),
}

function withRate(kind: RateKind, subject: RateSubject, world: World): FoundSubject {
  return { subject, now: paidNow(kind, soldOfSubject(subject, world), world).now }
}

const handlers: readonly HttpHandler[] = [
  writing.subjects(({ query, world }) => {
    const kind = query.get('kind') as RateKind
    const of = query.getAll('of')
    const found =
      of.length > 0 ? subjectsOf(kind, of, world) : findSubjects(kind, query.get('q') ?? '', world)
    return { items: found.map((subject) => withRate(kind, subject, world)) }
  }),
  writing.preview(({ account, body, world }) => {
    refuseWithout(rateCapabilities.draft, account)
    return previewOf(body, world)
  }),
  writing.write(writeRates),
  ...own.handlers,
]

export { agentPaidEndpoints, productPaidEndpoints } from './paid'

/** Endpoints of rates. */
export const rateEndpoints = { ...own, ...writing, handlers }
