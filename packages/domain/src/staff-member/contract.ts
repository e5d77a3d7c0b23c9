import { actor, instant, ref, token } from '@console/core/contracts'
import { actionState, decision, versioned } from '@console/core/kinds'
import { chosenPassword } from '@console/core/passwords'
import * as z from 'zod/mini'
import { staffActions, staffHindrances, staffRoles, staffStatuses } from './terms'

const roles = z.array(z.enum(staffRoles)).check(z.minLength(1))

/** One row of `GET {business}/staff`: somebody who works in the console, or is invited to. */
export const staffMember = z.extend(versioned, {
  _actions: z.array(actionState(staffActions, staffHindrances)),
  staffToken: token,
  name: z.string(),
  email: z.string(),
  roles,
  status: z.enum(staffStatuses),
  /** When they last asked the server for anything, to the hour; null for never. */
  lastSeenAt: z.nullable(instant),
  /** Whether a second step follows their password. */
  twoStep: z.boolean(),
  /** Null for who was there from the beginning. */
  invitedBy: z.nullable(actor),
  /** Until when the mailed link can be followed; null once it was, or was taken back. */
  inviteExpiresAt: z.nullable(instant),
  /** How many records they have claimed and not decided about. */
  openClaims: z.int().check(z.nonnegative()),
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** Somebody who works in the console, or is invited to. */
export type StaffMember = z.infer<typeof staffMember>

/** What records can be claimed of. */
export const claimedKinds = [
  'businesses',
  'products',
  'service-products',
  'agents',
  'listings',
] as const

/** Answer of `GET {business}/staff/{staffToken}`. */
export const staffMemberDetail = z.extend(staffMember, {
  /** What they have claimed, what ends first at the top. */
  claims: z.array(z.object({ kind: z.enum(claimedKinds), record: ref, expiresAt: instant })),
})

/** All that is known of somebody of the staff. */
export type StaffMemberDetail = z.infer<typeof staffMemberDetail>

/** Body of `POST {business}/staff/invitations`. */
export const invitation = z.object({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
  email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254)),
  roles,
})

/** Who is invited, and as what. */
export type Invitation = z.infer<typeof invitation>

/** Its answer. The link is told to whoever invites: the server keeps none, and mails it to who is invited. */
export const invited = z.object({ member: staffMemberDetail, link: z.string() })

/** Answer of `POST {business}/staff/{staffToken}/link`: the link of the invitation that stands. That it was told is in the history. */
export const inviteLink = z.object({ link: z.string() })

/** Body of `POST {business}/auth/invitation`: who has the link chooses a password. */
export const acceptance = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(400)),
  password: chosenPassword,
})

/** What accepts an invitation. */
export type Acceptance = z.infer<typeof acceptance>

/** Its answer: who can sign in now. */
export const joined = z.object({ name: z.string(), email: z.string() })

/** Who can sign in now. */
export type Joined = z.infer<typeof joined>

/** What came of an invitation. */
export type Invited = z.infer<typeof invited>
