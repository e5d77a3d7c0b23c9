import {
  allCategoryInputs,
  type ApplicationReport,
  applicationReport,
  type CategoryInputs,
  categoryInputs,
  type CategoryInputsBody,
  categoryInputsBody,
  faultsOfWriting,
  type InputApplication,
  inputApplication,
  inputCapabilities,
  type InputWithdrawal,
  inputWithdrawal,
  spoken,
} from '@console/domain/input'
import { systemAdmin } from '@console/core/permissions'
import type { HttpHandler } from 'msw/http'
import type * as z from 'zod/mini'
import {
  type DeclaredRefusal,
  endpoint,
  type EndpointCall,
  type Resolver,
} from '../../server/endpoint'
import { type FieldFault, refuse } from '../../server/refuse'
import { applyTo, withdrawFrom } from './apply'
import { categoryInputsEntity } from './entity'
import { askingIn, categoryInputsIn, hasCategory } from './lineage'
import { writeGroups } from './writeGroups'

type Editors = typeof inputCapabilities.edit.roles
type Operators = typeof systemAdmin

const base = 'business'
const path = '/category-inputs/:categoryId'

/** A call about one input of several categories, as a function of its resolver. */
function reporting<Body>(
  what: string,
  body: z.ZodMiniType<Body>,
  refusals: readonly DeclaredRefusal[],
) {
  return (resolver: Resolver<ApplicationReport, Body, Editors>): HttpHandler =>
    endpoint(
      {
        method: 'POST',
        base,
        path: `/category-inputs/${what}`,
        roles: inputCapabilities.edit.roles,
        answer: applicationReport,
        body,
        isOnce: true,
        refusals,
      },
      resolver,
    )
}

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
  /** `POST /category-inputs/apply` */
  apply: reporting<InputApplication>('apply', inputApplication, [
    { status: 422, code: 'validation', field: 'inputId' },
  ]),
  /** `POST /category-inputs/withdraw` */
  withdraw: reporting<InputWithdrawal>('withdraw', inputWithdrawal, []),
}

const handlers: readonly HttpHandler[] = [
  endpoints.list(({ database }) => ({
    items: database
      .rows(categoryInputsEntity)
      .map(({ categoryId }) => categoryInputsIn(database, categoryId)),
  })),
  endpoints.read((call) => found(call)),
  endpoints.write((call) => {
    const { database, body, account, version } = call
    const before = found(call)
    const { categoryId } = before
    if (before.version !== version)
      throw refuse(412, 'stale_version', 'version.stale', { current: before })
    refuseFaults(call, categoryId)
    const groups = body.groups.map((group) => ({ ...group, label: spoken(group.label) }))
    return writeGroups(database, categoryId, groups, account.token)
  }),
  endpoints.apply(applyTo),
  endpoints.withdraw(withdrawFrom),
]

/** @throws Refusal 404 if there is no such category */
function found({
  database,
  params,
}: Pick<EndpointCall<unknown, Operators>, 'database' | 'params'>) {
  const categoryId = params.categoryId ?? ''
  if (!hasCategory(database, categoryId)) throw refuse(404, 'not_found', 'category.missing')
  return categoryInputsIn(database, categoryId)
}

/** @throws Refusal 422 with all faults: in the written form, or caused by it in the categories below */
function refuseFaults(
  { database, body }: EndpointCall<CategoryInputsBody, Editors>,
  categoryId: string,
) {
  const { own, below } = faultsOfWriting(askingIn(database), categoryId, body)
  const errors = [
    ...own.map(({ path }): FieldFault => ({
      pointer: `/${path.join('/')}`,
      message: 'category.input_refused',
    })),
    ...below.map((other): FieldFault => ({
      pointer: '/groups',
      message: { key: 'category.child_conflict', values: { category: other } },
    })),
  ]
  if (errors.length > 0) throw refuse(422, 'validation', 'body.invalid', { errors })
}

/** Endpoints of the inputs of categories. */
export const categoryInputEndpoints = { ...endpoints, handlers }
