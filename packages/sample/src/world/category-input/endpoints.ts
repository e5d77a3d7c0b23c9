import {
  allCategoryInputs,
  type CategoryInputs,
  categoryFaults,
  categoryInputs,
  type CategoryInputsBody,
  categoryInputsBody,
  inputCapabilities,
  spoken,
} from '@console/domain/input'
import { systemAdmin } from '@console/core/permissions'
import type { HttpHandler } from 'msw/http'
import { endpoint, type EndpointCall, type Resolver } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import { definitionsIn } from '../input/now'
import { categoryInputsEntity } from './entity'
import { categoryInputsIn, hasCategory, lineageIn } from './lineage'

type Editors = typeof inputCapabilities.edit.roles
type Operators = typeof systemAdmin

const base = 'business'
const path = '/category-inputs/:categoryId'

const endpoints = {
  /** `GET /category-inputs` */
  list: (resolver: Resolver<{ items: CategoryInputs[] }, undefined, Operators>): HttpHandler =>
    endpoint(
      {
        method: 'GET',
        base,
        path: '/category-inputs',
        roles: systemAdmin,
        answer: allCategoryInputs,
      },
      resolver,
    ),
  /** `GET /category-inputs/{categoryId}` */
  read: (resolver: Resolver<CategoryInputs, undefined, Operators>): HttpHandler =>
    endpoint({ method: 'GET', base, path, roles: systemAdmin, answer: categoryInputs }, resolver),
  /** `PUT /category-inputs/{categoryId}` */
  write: (resolver: Resolver<CategoryInputs, CategoryInputsBody, Editors>): HttpHandler =>
    endpoint(
      {
        method: 'PUT',
        base,
        path,
        roles: inputCapabilities.edit.roles,
        answer: categoryInputs,
        body: categoryInputsBody,
        isOnce: true,
        isMatched: true,
        refusals: [{ status: 412, code: 'stale_version' }],
      },
      resolver,
    ),
}

const handlers: readonly HttpHandler[] = [
  endpoints.list(({ world }) => ({
    items: world
      .rows(categoryInputsEntity)
      .map(({ categoryId }) => categoryInputsIn(world, categoryId)),
  })),
  endpoints.read((call) => found(call)),
  endpoints.write((call) => {
    const { world, body, account, version } = call
    const before = found(call)
    const { categoryId } = before
    if (before.version !== version)
      throw refuse(412, 'stale_version', 'This has changed since you read it.', { current: before })
    refuseFaults(call, categoryId)
    const groups = body.groups.map((group) => ({ ...group, label: spoken(group.label) }))
    if (version === 0) world.add(categoryInputsEntity, { categoryId, groups }, account.token)
    else world.change(categoryInputsEntity, categoryId, { groups }, account.token)
    return categoryInputsIn(world, categoryId)
  }),
]

/** @throws Refusal 404 where there is no such category */
function found({ world, params }: Pick<EndpointCall<unknown, Operators>, 'world' | 'params'>) {
  const categoryId = params.categoryId ?? ''
  if (!hasCategory(world, categoryId)) throw refuse(404, 'not_found', 'There is no such category.')
  return categoryInputsIn(world, categoryId)
}

/** @throws Refusal 422 with all that is wrong: in what is written, or through it in the categories below */
function refuseFaults(
  { world, body }: EndpointCall<CategoryInputsBody, Editors>,
  categoryId: string,
) {
  const definitions = definitionsIn(world)
  const above = lineageIn(world, categoryId).slice(0, -1)
  const errors = categoryFaults(body, { categoryId, above, definitions }).map(({ path }) => ({
    pointer: `/${path.join('/')}`,
    message: 'A category cannot ask this.',
  }))
  const below = world
    .rows(categoryInputsEntity)
    .filter((other) => other.categoryId !== categoryId)
    .filter((other) => {
      const lineage = lineageIn(world, other.categoryId)
      const place = lineage.findIndex((each) => each.categoryId === categoryId)
      if (place === -1) return false
      const changed = lineage.with(place, { ...(lineage[place] as CategoryInputs), ...body })
      return (
        categoryFaults(other, {
          categoryId: other.categoryId,
          above: changed.slice(0, -1),
          definitions,
        }).length > 0
      )
    })
    .map((other) => ({
      pointer: '/groups',
      message: `The category ${other.categoryId} below it could not ask what it asks.`,
    }))
  if (errors.length + below.length > 0)
    throw refuse(422, 'validation', 'Some of this cannot be accepted.', {
      errors: [...errors, ...below],
    })
}

/** The endpoints of what categories ask. */
export const categoryInputEndpoints = { ...endpoints, handlers }
