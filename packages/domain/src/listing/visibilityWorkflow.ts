import { token } from '@console/core/contracts'
import { defineWorkflow } from '@console/core/workflows'
import * as z from 'zod/mini'
import type { ApprovalStatus } from '../approval/contract'
import { listingCapabilities } from './capabilities'
import { type Visibility, visibility, type VisibilityAction } from './visibility'
import { listingMessages } from './messages'

/** Fields of a listing that this workflow uses. */
interface Shown {
  approvalStatus: ApprovalStatus
  visibility: Visibility | null
}

/** Visibility after an action, as far as the row alone tells. */
const leadsTo: Record<VisibilityAction, Visibility> = {
  pause: 'paused',
  resume: 'published',
  renew: 'published',
  archive: 'archived',
  restore: 'paused',
}

/** Workflow of the visibility of listings: the other region of their lifecycle, beside their approval. */
export const visibilityWorkflow = defineWorkflow<Shown>()({
  id: 'visibility',
  messages: listingMessages,
  statuses: {
    published: { tone: 'success', icon: 'play' },
    paused: { tone: 'neutral', icon: 'hide' },
    expired: { tone: 'warning', icon: 'clock' },
    archived: { tone: 'neutral', icon: 'archive' },
  },
  // A suspended listing is not visible, regardless of its visibility.
  statusesOf: ({ approvalStatus, visibility }) =>
    visibility === null || (approvalStatus === 'suspended' && visibility === 'published')
      ? []
      : [visibility],
  actions: {
    renew: {
      icon: 'repeat',
      placement: 'primary',
      hasOwnForm: true,
      isNonFinal: true,
      isSilent: true,
    },
    resume: { icon: 'play', placement: 'primary', isNonFinal: true },
    restore: { icon: 'return', placement: 'primary', isNonFinal: true },
    pause: { icon: 'hide', placement: 'secondary', isNonFinal: true },
    archive: { icon: 'archive', placement: 'menu', isNonFinal: true, isConfirmed: true },
  },
  blockers: {
    wrong_status: { status: 409 },
    plan_not_offered: { status: 422, field: 'planId' },
    photos_exceeded: { status: 422, field: 'planId' },
    phones_exceeded: { status: 422, field: 'planId' },
    categories_exceeded: { status: 422, field: 'planId' },
  },
  capabilities: { show: listingCapabilities.show },
  input: {
    /** With `renew`: the new plan; without it, its own. */
    planId: z.optional(token),
  },
  lifecycle: visibility,
  expected: (row, action) => ({ ...row, visibility: leadsTo[action] }),
})
