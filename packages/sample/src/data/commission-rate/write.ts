import {
  commissionRate,
  commissionRateWorkflow,
  type proposedRates,
  rateCapabilities,
  type RateSubject,
} from '@console/domain/commission-rate'
import { firstBlocker, transitionOf } from '@console/core/flows'
import { type Capability, hasCapability } from '@console/core/permissions'
import type * as z from 'zod/mini'
import { token } from '../../random/token'
import type { Account } from '../../accounts/accounts'
import type { EndpointCall } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { admins } from '../../accounts/actors'
import { rateEntity } from './entity'
import { currentSubject } from './find'
import { overlapsOf, previewName } from './preview'
import { follows, replace } from './replace'
import { onlyTerms, type Rate } from './rows'
import { currentEvent } from '../../store/currentEvent'

type Proposed = z.infer<typeof proposedRates>

/** A call that writes rates. */
type Writing = Pick<EndpointCall<Proposed, 'public'>, 'database' | 'body' | 'translate'> & {
  account: Account
}

/**
 * Stores a rate for each subject, and starts them if requested.
 * @throws Refusal 403 without the capability, 409 `overlap`, 422 `preview_required`
 */
export function writeRates(call: Writing): { rateTokens: string[] } {
  const { database, account, body } = call
  const { proposal, outcome, replaces } = body
  refuseWithout(rateCapabilities.draft, account)
  if (outcome === 'begin') refuseWithout(rateCapabilities.activate, account)
  const isLater = (proposal.effectiveFrom ?? '') > instant(database.now())
  const event = isLater ? 'schedule' : 'activate'
  if (outcome === 'begin')
    for (const subject of proposal.subjects) refuseBlocked(call, subject, event)
  replaceDraft(database, account, replaces)
  const rateTokens = proposal.subjects.map((subject) => {
    const draft = draftOf(database, account, proposal, currentSubject(subject, database))
    if (outcome === 'begin') begin(database, draft, event)
    return draft.rateToken
  })
  return { rateTokens }
}

/** @throws Refusal 403 */
export function refuseWithout(capability: Capability, account: Account): void {
  if (!hasCapability(account.roles, capability))
    throw refuse(403, 'forbidden', {
      key: 'role.capability_missing',
      values: { capability: capability.id },
    })
}

/** @throws Refusal 409 if it is no longer a draft: a rate that has begun never changes */
function replaceDraft(database: SampleDatabase, account: Account, token: string | null): void {
  if (token === null) return
  if (database.find(rateEntity, token)?.status !== 'draft')
    throw refuse(409, 'wrong_status', 'rate.not_draft')
  database.remove(rateEntity, token, account.token)
}

/** Refusals of writing a rate. */
export const writingRefusals = [
  { status: 409, code: 'wrong_status' },
  ...(['overlap', 'too_high', 'preview_required'] as const).map((code) => ({
    status: commissionRateWorkflow.blockers[code].status,
    code,
  })),
]

function refuseBlocked(
  { database, account, body: { proposal, preview }, translate }: Writing,
  subject: RateSubject,
  event: 'activate' | 'schedule',
): void {
  const blocker = firstBlocker(commissionRate, {
    record: {
      ...proposal,
      status: 'draft',
      effectiveTo: null,
      overlaps: overlapsOf(proposal, subject, database).length > 0,
      isLater: event === 'schedule',
      preview: previewName(proposal),
    },
    event,
    caller: account,
    body: preview === null ? {} : { preview },
  })
  if (blocker === null) return
  const { blockers, messages } = commissionRateWorkflow
  const text = translate(messages, `blocker.${blocker}`)
  throw refuse(blockers[blocker].status, blocker, { text })
}

function draftOf(
  database: SampleDatabase,
  account: Account,
  proposal: Proposed['proposal'],
  subject: RateSubject,
): Rate {
  const at = instant(database.now())
  const by = admins().find((each) => each.token === account.token) ?? admins()[0]
  if (!by) throw new Error('Nobody may write rates down')
  return database.add<Rate>(
    rateEntity,
    {
      rateToken: token(`rate ${account.token}`, database.changes().length),
      kind: proposal.kind,
      subject,
      ...onlyTerms(proposal),
      status: 'draft',
      effectiveFrom: proposal.effectiveFrom,
      effectiveTo: null,
      supersedes: null,
      before: null,
      reason: proposal.reason.trim(),
      changedBy: by,
      changedAt: at,
      decision: null,
    },
    account.token,
    {
      done: {
        action: 'draft',
        event: currentEvent(database, { actor: by, type: 'commissionRate.drafted', to: 'draft' }),
      },
    },
  )
}

function begin(database: SampleDatabase, draft: Rate, event: 'activate' | 'schedule'): void {
  const { rateToken, changedBy: by } = draft
  const at = instant(database.now())
  const from = event === 'activate' ? at : draft.effectiveFrom
  const status = event === 'activate' ? 'active' : 'scheduled'
  const transition = transitionOf(
    commissionRate,
    { ...draft, overlaps: false, isLater: true, preview: '' },
    event,
  )
  const record = database.change(
    rateEntity,
    rateToken,
    { ...follows(draft, from ?? at, database), status, effectiveFrom: from },
    by.token,
    {
      done: {
        action: event,
        event: currentEvent(database, {
          actor: by,
          type: transition?.recorded ?? '',
          from: 'draft',
          to: status,
        }),
      },
    },
  )
  replace({ record, action: event, by, at, body: {}, database })
}
