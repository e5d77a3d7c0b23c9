import { instant, sampleStart } from '../clock'
import { draws } from '../random'
import { type Actor, staffActor } from './actors'
import { dealt } from './dealt'

/** Domain design 4.1 and 5.1. */
export type ApprovalStatus =
  | 'pending'
  | 'under_review'
  | 'changes_requested'
  | 'approved'
  | 'rejected'
  | 'suspended'
  | 'withdrawn'

/** What waits for a decision. It is overdue once `dueAt` has passed. */
export interface Submission {
  revision: number
  kind: 'new' | 'update' | 'resubmission'
  submittedAt: string
  dueAt: string
  attempt: number
}

/** A reviewer's soft lock of 15 minutes. */
export interface Claim {
  by: Actor
  at: string
  expiresAt: string
}

/** Domain design 4.1: what businesses, products, service products, agents and listings have in common. */
export interface Approvable {
  approvalStatus: ApprovalStatus
  /** Null when nothing waits. */
  submission: Submission | null
  claim: Claim | null
}

/** How many records are in each status; `update` counts approved ones of which a change waits. */
export type ApprovalNumbers = Record<ApprovalStatus | 'update', number>

const minute = 60_000
const hour = 60 * minute

/** The claim's lease (domain design 4.1), in milliseconds. */
const lease = 15 * minute

/** How many of the staff review things. */
const reviewers = 10

/**
 * The approvals of all records of a type, about one in five of what waits being overdue.
 * @param slaHours how long a decision may take
 */
export function approvals(
  type: string,
  slaHours: number,
  numbers: ApprovalNumbers,
  reserved: Record<number, keyof ApprovalNumbers> = {},
): Approvable[] {
  return dealt(type, 'approvalStatus', numbers, reserved).map((status, index) => {
    const isUpdate = status === 'update'
    const isWaiting = isUpdate || status === 'pending' || status === 'under_review'
    const isClaimed =
      status === 'under_review' || (isUpdate && draws(type, index, 'isClaimed').next() < 0.25)
    return {
      approvalStatus: isUpdate ? 'approved' : status,
      submission: isWaiting ? submission(type, index, slaHours, isUpdate) : null,
      claim: isClaimed ? claim(type, index) : null,
    }
  })
}

function submission(type: string, index: number, slaHours: number, isUpdate: boolean): Submission {
  const isRepeated = !isUpdate && draws(type, index, 'isRepeated').next() < 0.2
  const attempt = isRepeated ? draws(type, index, 'attempt').integer(2, 3) : 1
  const submittedAt = sampleStart - waited(type, index, slaHours)
  return {
    revision: isUpdate ? draws(type, index, 'revision').integer(2, 6) : attempt,
    kind: isUpdate ? 'update' : isRepeated ? 'resubmission' : 'new',
    submittedAt: instant(submittedAt),
    dueAt: instant(submittedAt + slaHours * hour),
    attempt,
  }
}

/** How long something has waited at the sample's start, in milliseconds: mostly hours, for some days, at least 20 minutes. */
export function waited(type: string, index: number, slaHours: number): number {
  const share = -Math.log(1 - draws(type, index, 'waited').next()) * 0.62
  return Math.round(20 * minute + Math.min(share, 5) * slaHours * hour)
}

function claim(type: string, index: number): Claim {
  const at = sampleStart - draws(type, index, 'claimedAt').integer(1, 14) * minute
  return {
    by: staffActor(draws(type, index, 'claimedBy').integer(0, reviewers - 1)),
    at: instant(at),
    expiresAt: instant(at + lease),
  }
}
