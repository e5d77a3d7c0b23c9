import { actor, instant, ref, token } from '@console/core/contracts'
import { actionState, decision, versioned } from '@console/core/workflows'
import { chosenPassword } from '@console/core/passwords'
import * as z from 'zod/mini'
import { staffActions, staffBlockers, staffRoles, staffStatuses } from './terms'

const roles = z.array(z.enum(staffRoles)).check(z.minLength(1))

/** One row of `GET {business}/staff`: a member of the staff, or an invited one. */
export const staffMember = z.extend(versioned, {
  _actions: z.array(actionState(staffActions, staffBlockers)),
  staffToken: token,
  name: z.string(),
  email: z.string(),
  roles,
  status: z.enum(staffStatuses),
  /** Last request to the server, to the hour; null for never. */
  lastSeenAt: z.nullable(instant),
  /** Set if their sign-in has a second step. */
  twoStep: z.boolean(),
  /** Null for a founding member. */
  invitedBy: z.nullable(actor),
  /** Expiry of the mailed link; null once it was used or withdrawn. */
  inviteExpiresAt: z.nullable(instant),
  /** Number of records that they have claimed but not decided. */
  openClaims: z.int().check(z.nonnegative()),
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type StaffMember = z.infer<typeof staffMember>

/** Types of records that can be claimed. */
export const claimedKinds = [
  'businesses',
  'products',
  'service-products',
  'agents',
  'listings',
] as const

/** Answer of `GET {business}/staff/{staffToken}`. */
export const staffMemberDetail = z.extend(staffMember, {
  /** Claimed records, the claim that ends first at the top. */
  claims: z.array(z.object({ kind: z.enum(claimedKinds), record: ref, expiresAt: instant })),
})

export type StaffMemberDetail = z.infer<typeof staffMemberDetail>

/** Body of `POST {business}/staff/invitations`. */
export const invitation = z.object({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
  email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254)),
  roles,
})

export type Invitation = z.infer<typeof invitation>

/** Its answer. The link is returned to the inviting person; the server mails it, but does not store it. */
export const invited = z.object({ member: staffMemberDetail, link: z.string() })

/** Answer of `POST {business}/staff/{staffToken}/link`: the current link of the invitation. The history records the request. */
export const inviteLink = z.object({ link: z.string() })

/** Body of `POST {business}/auth/invitation`: the token of the link, with a new password. */
export const acceptance = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(400)),
  password: chosenPassword,
})

export type Acceptance = z.infer<typeof acceptance>

/** Its answer: the new account. */
export const joined = z.object({ name: z.string(), email: z.string() })

export type Joined = z.infer<typeof joined>

export type Invited = z.infer<typeof invited>
