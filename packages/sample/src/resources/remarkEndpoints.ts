import type { Actor } from '@console/core/contracts'
import { hasCapability, type systemAdmin } from '@console/core/permissions'
import {
  type Remark,
  remark,
  type RemarkBody,
  remarkBody,
  remarkRemovableFor,
  remarks,
  type Remarks,
} from '@console/core/remarks'
import { remarkCapabilities } from '@console/domain/remark'
import type { HttpHandler } from 'msw/http'
import { token } from '../random/token'
import { type AnyResource, endpoint, type EndpointCall, type Resolver } from '../server/endpoint'
import { refuse } from '../server/refuse'
import { instant } from '../store/clock'
import type { Entity } from '../store/entity'
import { reviewerWith } from '../accounts/actors'

/** A stored remark. It is separate from its record, whose version stays unchanged. */
interface StoredRemark {
  version: number
  remarkToken: string
  /** Resource and token of its record. */
  about: string
  at: string
  by: Actor
  text: string | null
  removedAt: string | null
}

const remarkEntity: Entity<StoredRemark> = { name: 'remarks', seed: () => [], token: 'remarkToken' }

const { write: capability } = remarkCapabilities

type Roles = typeof systemAdmin
type Call<Body = undefined> = Pick<
  EndpointCall<Body, Roles>,
  'account' | 'database' | 'params' | 'body'
>

/**
 * Endpoints of the remarks of a resource.
 * @param find finds the record that a call names
 */
export function remarkEndpoints(
  resource: AnyResource,
  readers: Roles,
  find: (call: EndpointCall<unknown, Roles>) => unknown,
) {
  const path = `${resource.path as `/${string}`}/:token/remarks` as const
  const shared = { base: resource.base, resource } as const

  const endpoints = {
    /** `GET /{res}/{token}/remarks` */
    remarks: (resolver: Resolver<Remarks, undefined, Roles>): HttpHandler =>
      endpoint({ ...shared, method: 'GET', path, roles: readers, answer: remarks }, resolver),
    /** `POST /{res}/{token}/remarks` */
    writeRemark: (resolver: Resolver<Remark, RemarkBody, Roles>): HttpHandler =>
      endpoint(
        {
          ...shared,
          method: 'POST',
          path,
          roles: capability.roles,
          answer: remark,
          status: 201,
          body: remarkBody,
          isOnce: true,
        },
        resolver,
      ),
    /** `DELETE /{res}/{token}/remarks/{remarkToken}` */
    removeRemark: (resolver: Resolver<Remark, undefined, Roles>): HttpHandler =>
      endpoint(
        {
          ...shared,
          method: 'DELETE',
          path: `${path}/:remarkToken`,
          roles: capability.roles,
          answer: remark,
          refusals: [{ status: 409, code: 'too_late' }],
        },
        resolver,
      ),
  }

  function aboutOf({ params }: Pick<Call, 'params'>): string {
    return `${resource.id} ${params.token ?? ''}`
  }

  const handlers: readonly HttpHandler[] = [
    endpoints.remarks((call) => {
      find(call)
      const about = aboutOf(call)
      const own = call.database.rows(remarkEntity).filter((each) => each.about === about)
      return {
        items: own.toReversed().map((each) => toRemark(each, call)),
        canWrite: hasCapability(call.account.roles, capability),
      }
    }),
    endpoints.writeRemark((call) => {
      find(call)
      const { database, account, body } = call
      const written = database.add(
        remarkEntity,
        {
          remarkToken: token('remark', database.changes().length),
          about: aboutOf(call),
          at: instant(database.now()),
          by: reviewerWith(account.token),
          text: body.text,
          removedAt: null,
        },
        account.token,
      )
      return toRemark(written, call)
    }),
    endpoints.removeRemark((call) => {
      find(call)
      const { database, account } = call
      const own = database.find(remarkEntity, call.params.remarkToken ?? '')
      if (!own || own.about !== aboutOf(call)) throw refuse(404, 'not_found', 'record.missing')
      if (own.by.token !== account.token) throw refuse(403, 'forbidden', 'remark.not_yours')
      if (own.removedAt !== null) return toRemark(own, call)
      if (!isNew(own, call)) throw refuse(409, 'too_late', 'remark.too_late')
      const gone = { text: null, removedAt: instant(database.now()) }
      return toRemark(database.change(remarkEntity, own.remarkToken, gone, account.token), call)
    }),
  ]
  return { ...endpoints, handlers }
}

function isNew({ at }: StoredRemark, { database }: Pick<Call, 'database'>): boolean {
  return database.now() - Date.parse(at) < remarkRemovableFor
}

/** Public view of a remark, for the caller. */
function toRemark(stored: StoredRemark, call: Pick<Call, 'account' | 'database'>): Remark {
  const { remarkToken, at, by, text, removedAt } = stored
  const canBeRemoved = removedAt === null && by.token === call.account.token && isNew(stored, call)
  return { remarkToken, at, by, text, removedAt, canBeRemoved }
}
