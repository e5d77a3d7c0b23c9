import { listingPlansResource, planBody, planCapabilities } from '@console/domain/listing-plan'
import type { HttpHandler } from 'msw/http'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { writingEndpoints } from '../../resources/writingEndpoints'
import type { SampleDatabase } from '../../store/store'
import { planDecisions } from './decisions'
import { listingPlanEntity } from './entity'
import { planHistory } from './history'
import type { StoredPlan } from './rows'
import { subscriberCount, subscribersOf } from './subscribers'
import { changePlan, createPlan } from './write'
import { dayOffset } from '../shop-setting/dayOffset'

function toRow({ versions: _, ...plan }: StoredPlan, database: SampleDatabase) {
  return { ...plan, subscribers: subscriberCount(plan.planId, database) }
}

function toDetail(plan: StoredPlan, database: SampleDatabase) {
  const subscribers = subscribersOf(plan.planId, database)
  return {
    ...toRow(plan, database),
    versions: plan.versions.map((version) => ({
      ...version,
      subscribers: subscribers.get(version.planVersion) ?? 0,
    })),
  }
}

const own = resourceEndpoints({
  resource: listingPlansResource,
  entity: listingPlanEntity,
  dayOffset,
  answers: {},
  toRow,
  toDetail,
  decisions: [planDecisions],
  past: planHistory,
})

const writing = writingEndpoints({
  resource: listingPlansResource,
  body: planBody,
  roles: planCapabilities.edit.roles,
})

const handlers: readonly HttpHandler[] = [
  ...own.handlers,
  writing.create((call) => own.detailOf(createPlan(call), call)),
  writing.change((call) => own.detailOf(changePlan(call, own.findAsRead(call)), call)),
]

/** Endpoints of the directory’s plans. */
export const listingPlanEndpoints = { ...own, ...writing, handlers }
