import { makeKey, serverNow, useSend } from '@console/core/api'
import { type ActionableRow, actionsOf, claimingOf } from '@console/core/workflows'
import { decide, type Resource, expectedTargetOf } from '@console/core/resources'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { takeRecord } from '@console/decision'

/** Remaining time at which a claim is renewed, in milliseconds. */
const margin = 5 * 60_000

/**
 * Renews the user's own claim while its record is open and visible, so that it does not expire. A refused or lost
 * renewal is not reported: the claim shows its end.
 */
export function useClaimRenewal<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  detail: Detail,
): void {
  const send = useSend()
  const queries = useQueryClient()
  const end = detail.claim?.isMine ? detail.claim.expiresAt : null

  const renew = useEffectEvent(async () => {
    const { workflows } = resource
    const action = actionsOf(workflows).find((each) => claimingOf(workflows, each) === 'take')
    if (action === undefined) return
    const body = { action, revision: resource.revisionOf(detail) }
    const { record } = await decide(send, resource, {
      expected: expectedTargetOf<Row>(resource, detail, action),
      version: detail.version,
      body,
      key: makeKey(),
    })
    takeRecord(queries, resource, record, action)
  })

  useEffect(() => {
    if (end === null) return undefined
    const due = Date.parse(end) - margin
    const renewIfSeen = () => {
      if (document.visibilityState === 'visible' && serverNow().getTime() >= due)
        renew().catch(() => undefined)
    }
    const timer = setTimeout(renewIfSeen, Math.max(0, due - serverNow().getTime()))
    document.addEventListener('visibilitychange', renewIfSeen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renewIfSeen)
    }
  }, [end])
}
