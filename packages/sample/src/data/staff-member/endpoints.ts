import type { administrators } from '@console/core/permissions'
import {
  type Acceptance,
  acceptance,
  type Invitation,
  invitation,
  invited,
  inviteLink,
  type Invited,
  joined,
  type Joined,
  staffCapabilities,
  staffResource,
  type staffFields,
} from '@console/domain/staff-member'
import type { HttpHandler } from 'msw/http'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { hashChosenPassword, weakPassword } from '../../server/chosenPassword'
import { endpoint, type Resolver, type Steps } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import { environment } from '../../server/environment'
import type { SampleDatabase } from '../../store/store'
import { claimsOf } from './claims'
import { staffDecisions } from './decisions'
import { staffEntity } from '../../accounts/staffEntity'
import { requireInvited } from './link'
import { staffHistory } from './history'
import type { StoredStaffMember } from '../../accounts/staffRows'
import { inviteLinkOf, inviteMember, join, issueInviteLink } from './write'
import { dayOffset } from '../shop-setting/dayOffset'
import type { Answers } from '../../lists/listOfFields'
import { day } from '../../store/clock'
import type * as z from 'zod/mini'

/** Time a staff member was last seen: their writes since the seed count. */
function seenAt(
  { staffToken, lastSeenAt }: StoredStaffMember,
  database: SampleDatabase,
): string | null {
  return database.changes().findLast(({ by }) => by === staffToken)?.at ?? lastSeenAt
}

/** List fields of the staff that only the server can answer. */
const staffAnswers = {
  unseen: (member, { database }) => {
    const at = seenAt(member, database)
    return member.status === 'active' && (at === null || database.now() - Date.parse(at) > 30 * day)
  },
} satisfies Answers<typeof staffFields, StoredStaffMember>

function toRow(member: StoredStaffMember, database: SampleDatabase) {
  const { firstName: _, lastName: __, invitation: ___, passwordHash: ____, ...row } = member
  return {
    ...row,
    lastSeenAt: seenAt(member, database),
    openClaims: claimsOf(member.staffToken, database).length,
  }
}

const own = resourceEndpoints({
  resource: staffResource,
  readers: staffCapabilities.manage.roles,
  entity: staffEntity,
  dayOffset,
  answers: staffAnswers,
  readAs: (member, database) => ({ ...member, lastSeenAt: seenAt(member, database) }),
  toRow,
  toDetail: (member, database) => ({
    ...toRow(member, database),
    claims: claimsOf(member.staffToken, database).map(({ by: _, ...claim }) => claim),
  }),
  decisions: [staffDecisions],
  past: staffHistory,
})

/** `POST /staff/invitations` */
function invite(resolver: Resolver<Invited, Invitation, typeof administrators>): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base: 'business',
      path: '/staff/invitations',
      roles: staffCapabilities.manage.roles,
      status: 201,
      answer: invited,
      body: invitation,
      isOnce: true,
      refusals: [
        { status: 409, code: 'duplicate', field: 'email' },
        { status: 422, code: 'super_admin_given', field: 'roles' },
      ],
      resource: staffResource,
    },
    resolver,
  )
}

/**
 * `POST /staff/{staffToken}/link`. It is not idempotent by key: anyone with the link can become that colleague.
 */
function link(
  resolver: Resolver<z.infer<typeof inviteLink>, undefined, typeof administrators>,
): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base: 'business',
      path: '/staff/:token/link',
      roles: staffCapabilities.manage.roles,
      answer: inviteLink,
      refusals: [
        { status: 403, code: 'super_admin_only' },
        { status: 404, code: 'not_found' },
        { status: 409, code: 'wrong_status' },
      ],
      resource: staffResource,
    },
    resolver,
  )
}

/** `POST /auth/invitation`, for anyone with the link. */
function accept(
  resolver: Resolver<Joined, Acceptance, 'public'> | Steps<Joined, Acceptance, 'public', string>,
): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base: 'business',
      path: '/auth/invitation',
      roles: 'public',
      answer: joined,
      body: acceptance,
      limit: {
        byAddress: { max: 30, minutes: 10 },
        byName: { max: 5, minutes: 10, of: ({ token }) => token },
      },
      refusals: [{ status: 409, code: 'invitation_ended' }, weakPassword],
    },
    resolver,
  )
}

const handlers: readonly HttpHandler[] = [
  ...own.handlers,
  invite((call) => {
    const member = inviteMember(call)
    return { member: own.detailOf(member, call), link: inviteLinkOf(member) }
  }),
  link((call) => {
    const member = call.database.find(staffEntity, call.params.token ?? '')
    if (!member) throw refuse(404, 'not_found', 'record.missing')
    return { link: issueInviteLink(call, member) }
  }),
  accept({
    async prepare({ body, database }) {
      // In its turn, and first: a wrong link costs no hashing.
      const { name, email } = await environment().inTurn(
        () => requireInvited(body.token, database),
        null,
      )
      return hashChosenPassword(body.password, [name, email])
    },
    resolve({ body, database }, passwordHash) {
      const member = requireInvited(body.token, database)
      join(member, passwordHash, database)
      return { name: member.name, email: member.email }
    },
  }),
]

/** Endpoints of the staff. */
export const staffEndpoints = { ...own, invite, link, accept, handlers }
