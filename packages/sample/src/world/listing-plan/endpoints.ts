import type { administrators } from '@console/core/permissions'
import {
  listingPlanDetail,
  type ListingPlanDetail,
  listingPlanKind,
  listingPlansResource,
  planBody,
  type PlanBody,
  planCapabilities,
} from '@console/domain/listing-plan'
import type { HttpHandler } from 'msw/http'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { endpoint, type Resolver } from '../../server/endpoint'
import type { World } from '../../store/store'
import { planDecisions } from './decisions'
import { listingPlanEntity } from './entity'
import { planHistory } from './past'
import type { StoredPlan } from './rows'
import { subscriberCount, subscribersOf } from './subscribers'
import { changePlan, createPlan } from './write'

function toRow({ versions: _, ...plan }: StoredPlan, world: World) {
  return { ...plan, subscribers: subscriberCount(plan.planId, world) }
}

function toDetail(plan: StoredPlan, world: World) {
  const subscribers = subscribersOf(plan.planId, world)
  return {
    ...toRow(plan, world),
    versions: plan.versions.map((version) => ({
      ...version,
      subscribers: subscribers.get(version.planVersion) ?? 0,
    })),
  }
}

const own = resourceEndpoints({
  resource: listingPlansResource,
  entity: listingPlanEntity,
  answers: {},
  toRow,
  toDetail,
  decisions: [planDecisions],
  past: planHistory,
})

const staleRefusal = { status: 412, code: 'stale_version' } as const

const writing = {
  /** `POST /listing-plans` */
  create: (resolver: Resolver<ListingPlanDetail, PlanBody, typeof administrators>): HttpHandler =>
    endpoint(
      {
        method: 'POST',
        base: 'business',
        path: '/listing-plans',
        roles: planCapabilities.edit.roles,
        answer: listingPlanDetail,
        body: planBody,
        status: 201,
        isOnce: true,
        resource: listingPlansResource,
      },
      resolver,
    ),
  /** `PATCH /listing-plans/{planId}` */
  change: (resolver: Resolver<ListingPlanDetail, PlanBody, typeof administrators>): HttpHandler =>
    endpoint(
      {
        method: 'PATCH',
        base: 'business',
        path: '/listing-plans/:token',
        roles: planCapabilities.edit.roles,
        answer: listingPlanDetail,
        body: planBody,
        isOnce: true,
        isMatched: true,
        refusals: [staleRefusal],
        words: [listingPlanKind.words],
        resource: listingPlansResource,
      },
      resolver,
    ),
}

const handlers: readonly HttpHandler[] = [
  ...own.handlers,
  writing.create((call) => own.detailOf(createPlan(call), call)),
  writing.change((call) => own.detailOf(changePlan(call, own.findAsRead(call)), call)),
]

/** The endpoints of the directory’s plans. */
export const listingPlanEndpoints = { ...own, ...writing, handlers }
