import {
  commissionRateWorkflow,
  commissionRatesResource,
  type SubjectSearchHit,
  subjectSearchHits,
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
import type { SampleDatabase } from '../../store/store'
import { appliesTo, countsOf } from './counts'
import { rateEntity } from './entity'
import { categoryNames, findSubjects, soldOfSubject, subjectsOf } from './find'
import { ladderOf } from './ladder'
import { nextOf } from './next'
import { rateHistory } from './history'
import { overlapsOf, currentlyPaid, previewName, previewOf } from './preview'
import { follows, replace } from './replace'
import type { Rate } from './rows'
import { refuseWithout, writeRates, writingRefusals } from './write'
import { dayOffset } from '../shop-setting/dayOffset'

function toRow(rate: Rate, database: SampleDatabase) {
  return {
    ...rate,
    appliesTo: appliesTo(rate, database),
    earned30d: [...(countsOf(database).byRate.get(rate.rateToken) ?? [])],
  }
}

function toDetail(rate: Rate, database: SampleDatabase) {
  const names = { own: rate.subject, categories: categoryNames(database) }
  const workflows = rate.kind === 'product' ? (['product', 'order'] as const) : [rate.kind]
  return {
    ...toRow(rate, database),
    ladder: ladderOf(workflows, soldOfSubject(rate.subject, database), names, database),
    next: nextOf(rate, database),
  }
}

const own = resourceEndpoints({
  resource: commissionRatesResource,
  entity: rateEntity,
  dayOffset,
  answers: {},
  toRow,
  toDetail,
  decisions: [
    rateDecisions<Rate>({
      overlaps: (rate, database) =>
        overlapsOf(rate, rate.subject, database).some(
          ({ rateToken }) => rateToken !== rate.rateToken,
        ),
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
        messages: [commissionRateWorkflow.messages],
        ...rest,
      },
      resolver,
    )
}

const forbidden = { status: 403, code: 'forbidden' } as const

const writing = {
  /** `GET /commission-rates/subjects` */
  subjects: answering('GET', '/subjects', {
    answer: subjectSearchHits,
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

function withRate(
  kind: RateKind,
  subject: RateSubject,
  database: SampleDatabase,
): SubjectSearchHit {
  return { subject, now: currentlyPaid(kind, soldOfSubject(subject, database), database).now }
}

const handlers: readonly HttpHandler[] = [
  writing.subjects(({ query, database }) => {
    const kind = query.get('kind') as RateKind
    const of = query.getAll('of')
    const found =
      of.length > 0
        ? subjectsOf(kind, of, database)
        : findSubjects(kind, query.get('q') ?? '', database)
    return { items: found.map((subject) => withRate(kind, subject, database)) }
  }),
  writing.preview(({ account, body, database }) => {
    refuseWithout(rateCapabilities.draft, account)
    return previewOf(body, database)
  }),
  writing.write(writeRates),
  ...own.handlers,
]

export { agentPaidEndpoints, productPaidEndpoints } from './paid'

/** Endpoints of rates. */
export const rateEndpoints = { ...own, ...writing, handlers }
