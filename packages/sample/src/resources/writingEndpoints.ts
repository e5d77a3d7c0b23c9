import type { AnyFields } from '@console/core/fields'
import type { ActionableRow } from '@console/core/workflows'
import type { Role } from '@console/core/permissions'
import type { Resource } from '@console/core/resources'
import type { HttpHandler } from 'msw/http'
import type * as z from 'zod/mini'
import { endpoint, type Resolver } from '../server/endpoint'

/** Endpoints that create and change records of a kind, apart from decisions. */
export function writingEndpoints<
  Row extends ActionableRow,
  Detail extends Row,
  Fields extends AnyFields,
  Body,
  Roles extends readonly Role[],
>({
  resource,
  body,
  roles,
}: {
  resource: Resource<Row, Detail, Fields>
  body: z.ZodMiniType<Body>
  roles: Roles
}) {
  type Writing = Resolver<Detail, Body, Roles>
  const shared = {
    base: resource.base,
    roles,
    answer: resource.detail,
    body,
    isOnce: true,
    messages: resource.workflows.map(({ messages }) => messages),
    resource,
  } as const

  return {
    /** `POST {path}` */
    create: (resolver: Writing): HttpHandler =>
      endpoint({ ...shared, method: 'POST', path: resource.path, status: 201 }, resolver),
    /** `PATCH {path}/{token}` */
    change: (resolver: Writing): HttpHandler =>
      endpoint(
        {
          ...shared,
          method: 'PATCH',
          path: `${resource.path}/:token`,
          isMatched: true,
          refusals: [{ status: 412, code: 'stale_version' }],
        },
        resolver,
      ),
  }
}
