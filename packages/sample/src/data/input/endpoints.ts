import {
  canReplace,
  fixedMembers,
  inputArchiving,
  type InputBody,
  inputBody,
  inputCapabilities,
  inputChange,
  type InputChange,
  type InputDefinition,
  inputDefinition,
  inputDefinitions,
  replacementFaults,
  tidied,
} from '@console/domain/input'
import { systemAdmin } from '@console/core/permissions'
import type { HttpHandler } from 'msw/http'
import { token } from '../../random/token'
import { type Endpoint, endpoint, type EndpointCall, type Resolver } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import { replaceInput, replaceOptions } from '../category-input/replace'
import { inputsWithUsage } from '../category-input/usage'
import { inputEntity } from './entity'
import type { StoredInput } from './rows'

type Editors = typeof inputCapabilities.edit.roles
type Operators = typeof systemAdmin
type Call<Body> = EndpointCall<Body, Editors>

const base = 'business'
const stale = { status: 412, code: 'stale_version' } as const

/** A call that changes one input, as a function of its resolver. */
function changing<Body = undefined>(
  method: 'PATCH' | 'POST',
  path: string,
  rest: Pick<Endpoint<InputDefinition, Body, Editors>, 'body' | 'refusals'>,
) {
  return (resolver: Resolver<InputDefinition, Body, Editors>): HttpHandler =>
    endpoint(
      {
        method,
        base,
        path: `/inputs/:inputId${path}`,
        roles: inputCapabilities.edit.roles,
        answer: inputDefinition,
        isOnce: true,
        isMatched: true,
        ...rest,
        refusals: [stale, ...(rest.refusals ?? [])],
      },
      resolver,
    )
}

const endpoints = {
  /** `GET /inputs` */
  list: (resolver: Resolver<{ items: InputDefinition[] }, undefined, Operators>): HttpHandler =>
    endpoint(
      { method: 'GET', base, path: '/inputs', roles: systemAdmin, answer: inputDefinitions },
      resolver,
    ),
  /** `GET /inputs/{inputId}` */
  read: (resolver: Resolver<InputDefinition, undefined, Operators>): HttpHandler =>
    endpoint(
      {
        method: 'GET',
        base,
        path: '/inputs/:inputId',
        roles: systemAdmin,
        answer: inputDefinition,
      },
      resolver,
    ),
  /** `POST /inputs` */
  define: (resolver: Resolver<InputDefinition, InputBody, Editors>): HttpHandler =>
    endpoint(
      {
        method: 'POST',
        base,
        path: '/inputs',
        roles: inputCapabilities.edit.roles,
        answer: inputDefinition,
        body: inputBody,
        status: 201,
        isOnce: true,
        refusals: [{ status: 409, code: 'duplicate', field: 'key' }],
      },
      resolver,
    ),
  /** `PATCH /inputs/{inputId}` */
  change: changing('PATCH', '', {
    body: inputChange,
    refusals: [
      { status: 409, code: 'in_use' },
      { status: 409, code: 'duplicate', field: 'key' },
    ],
  }),
  /** `POST /inputs/{inputId}/archive` */
  archive: changing('POST', '/archive', {
    body: inputArchiving,
    refusals: [
      { status: 409, code: 'wrong_status' },
      { status: 422, code: 'validation', field: 'replacedBy' },
    ],
  }),
  /** `POST /inputs/{inputId}/restore` */
  restore: changing('POST', '/restore', { refusals: [{ status: 409, code: 'wrong_status' }] }),
}

const handlers: readonly HttpHandler[] = [
  endpoints.list(({ database }) => ({
    items: inputsWithUsage(database, database.rows(inputEntity)).toSorted((one, other) =>
      one.label.en.localeCompare(other.label.en, 'en'),
    ),
  })),
  endpoints.read((call) => withUsage(call, stored(call))),
  endpoints.define((call) => {
    const { database, body, account } = call
    refuseDuplicate(call)
    const input = {
      ...tidied(body),
      inputId: token(`input ${account.token}`, database.changes().length),
      status: 'active' as const,
      replacedBy: null,
      replaced: {},
    }
    return withUsage(call, database.add<StoredInput>(inputEntity, input, account.token))
  }),
  endpoints.change((call) => {
    const { database, body, account } = call
    const before = current(call)
    const { replaced, inputId } = before
    refuseDuplicate(call, inputId)
    refuseInUse(withUsage(call, before), body)
    replaceOptions(database, inputId, body.replacements, account.token)
    const fields = { ...tidied(body), replaced: { ...replaced, ...body.replacements } }
    return withUsage(call, database.change(inputEntity, inputId, fields, account.token))
  }),
  endpoints.archive((call) => {
    const { database, account, body } = call
    const before = current(call)
    const { inputId } = before
    if (before.status === 'archived') throw refuse(409, 'wrong_status', 'input.archived')
    const { replacedBy } = body
    if (replacedBy !== null) {
      const other = database.find(inputEntity, replacedBy)
      if (!other || !canReplace(withUsage(call, other), withUsage(call, before)))
        throw refuse(422, 'validation', 'input.replacement_wrong', {
          errors: [{ pointer: '/replacedBy', message: 'input.replacement_wrong' }],
        })
      replaceInput(database, inputId, replacedBy, account.token)
    }
    const fields = { status: 'archived', replacedBy } as const
    return withUsage(call, database.change(inputEntity, inputId, fields, account.token))
  }),
  endpoints.restore((call) => {
    const { database, account } = call
    const { inputId, status } = current(call)
    if (status === 'active') throw refuse(409, 'wrong_status', 'input.active')
    const fields = { status: 'active', replacedBy: null } as const
    return withUsage(call, database.change(inputEntity, inputId, fields, account.token))
  }),
]

function withUsage(
  { database }: Pick<Call<unknown>, 'database'>,
  input: StoredInput,
): InputDefinition {
  const [one] = inputsWithUsage(database, [input])
  return one as InputDefinition
}

/** @throws Refusal 404 if there is none */
function stored({ database, params }: Pick<Call<unknown>, 'database' | 'params'>): StoredInput {
  const found = database.find(inputEntity, params.inputId ?? '')
  if (!found) throw refuse(404, 'not_found', 'input.missing')
  return found
}

/** @throws Refusal 412 if it was changed since it was read */
function current(call: Call<unknown>): StoredInput {
  const input = stored(call)
  if (input.version !== call.version)
    throw refuse(412, 'stale_version', 'version.stale', {
      current: withUsage(call, input),
    })
  return input
}

/** @throws Refusal 409 if another input has the key */
function refuseDuplicate({ database, body }: Call<InputBody>, own?: string): void {
  if (!database.rows(inputEntity).some(({ key, inputId }) => key === body.key && inputId !== own))
    return
  throw refuse(409, 'duplicate', 'input.key_taken', {
    errors: [{ pointer: '/key', message: 'input.key_taken' }],
  })
}

/** @throws Refusal 409 if the change would alter answers of sellers */
function refuseInUse(before: InputDefinition, change: InputChange): void {
  const message = 'input.in_use' as const
  const fixed = fixedMembers(before).filter((member) => before[member] !== change[member])
  const lost = replacementFaults(before, change)
  if (fixed.length + lost.length === 0) return
  throw refuse(409, 'in_use', message, {
    optionUsage: before.optionUsage,
    errors: [
      ...fixed.map((member) => ({ pointer: `/${member}`, message })),
      ...lost.map(({ path }) => ({ pointer: `/${path.join('/')}`, message })),
    ],
  })
}

/** Endpoints of inputs. */
export const inputEndpoints = { ...endpoints, handlers }
