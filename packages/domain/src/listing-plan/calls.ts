import type { Send } from '@console/core/api'
import { listingPlanDetail, type ListingPlanDetail, type PlanBody } from './contract'

const base = 'business'
const path = '/listing-plans'

/**
 * Writes a new plan, as a draft.
 * @param key the same for every try, so that it is written once
 */
export function createPlan(send: Send, body: PlanBody, key: string): Promise<ListingPlanDetail> {
  return send({
    base,
    method: 'POST',
    path,
    body,
    headers: { 'Idempotency-Key': key },
    answer: listingPlanDetail,
  })
}

/**
 * Changes a plan. Where it has been published and its terms become others, that makes a version of it, which listings take as they renew.
 * @param plan as it was read
 * @param key the same for every try, so that it is done once
 * @throws ApiError 412 where it has changed since
 */
export function changePlan(
  send: Send,
  { planId, version }: Pick<ListingPlanDetail, 'planId' | 'version'>,
  body: PlanBody,
  key: string,
): Promise<ListingPlanDetail> {
  return send({
    base,
    method: 'PATCH',
    path: `${path}/:planId`,
    segments: { planId },
    body,
    headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': key },
    answer: listingPlanDetail,
  })
}
