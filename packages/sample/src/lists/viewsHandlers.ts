import type { HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import {
  type SavedView,
  savedView,
  savedViews,
  viewChange,
  viewToSave,
} from '@console/core/contracts'
import { systemAdmin } from '@console/core/permissions'
import { endpoint, type EndpointCall, type Resolver } from '../server/endpoint'
import { refuse } from '../server/refuse'
import { checksum } from '../random/token'

type Operators = typeof systemAdmin

const base = 'business'
const roles = systemAdmin
const ofList = '/me/views/:list'
const ofView = '/me/views/:list/:viewId'

const nameTaken = { status: 409, code: 'duplicate', field: 'name' } as const

/** Maximum views of one list, and lists with views, per account. */
const maxViews = 20
const maxLists = 100

/** `GET /me/views/{list}`: the caller's saved views of a list. */
export function readViews(
  resolver: Resolver<z.infer<typeof savedViews>, undefined, Operators>,
): HttpHandler {
  return endpoint({ method: 'GET', base, path: ofList, roles, answer: savedViews }, resolver)
}

/** `POST /me/views/{list}`: saves one more. */
export function saveView(
  resolver: Resolver<SavedView, z.infer<typeof viewToSave>, Operators>,
): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base,
      path: ofList,
      roles,
      body: viewToSave,
      answer: savedView,
      status: 201,
      isOnce: true,
      refusals: [nameTaken],
    },
    resolver,
  )
}

/**
 * Personal views of lists, stored in the sample database: one call per view, so that none is lost with another.
 */
export const viewsHandlers: readonly HttpHandler[] = [
  readViews((call) => ({ views: [...viewsOf(call)] })),
  saveView((call) => {
    const views = viewsOf(call)
    if (views.length >= maxViews)
      throw refuse(422, 'validation', { key: 'view.limit', values: { max: maxViews } })
    if (views.length === 0 && call.database.listsWithViews(call.account.token) >= maxLists)
      throw refuse(422, 'validation', { key: 'view.lists_limit', values: { max: maxLists } })
    refuseTaken(views, call.body.name)
    const key = call.request.headers.get('Idempotency-Key')
    const view = { ...call.body, viewId: checksum(`${call.account.token} ${key}`) }
    save(call, [...views, view])
    return view
  }),
  endpoint(
    {
      method: 'PATCH',
      base,
      path: ofView,
      roles,
      body: viewChange,
      answer: savedView,
      isOnce: true,
      refusals: [nameTaken],
    },
    (call) => {
      const views = viewsOf(call)
      const former = viewIn(views, call)
      const view = { ...former, ...call.body }
      refuseTaken(
        views.filter((each) => each !== former),
        view.name,
      )
      save(
        call,
        views.map((each) => (each === former ? view : each)),
      )
      return view
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      base,
      path: ofView,
      roles,
      answer: z.undefined(),
      status: 204,
      isOnce: true,
    },
    (call) => {
      const views = viewsOf(call)
      const former = viewIn(views, call)
      save(
        call,
        views.filter((each) => each !== former),
      )
      return undefined
    },
  ),
]

type Call = Pick<
  EndpointCall<unknown, Operators>,
  'account' | 'params' | 'database' | 'request' | 'body'
>

function viewsOf({ account, params, database }: Call): readonly SavedView[] {
  return database.views(account.token, listOf(params))
}

function save({ account, params, database }: Call, views: readonly SavedView[]): void {
  database.saveViews(account.token, listOf(params), views)
}

/** Name of a list. @throws Refusal 404 for an impossible name */
function listOf({ list = '' }: Call['params']): string {
  if (!/^[\w-]{1,60}$/.test(list)) throw refuse(404, 'not_found', 'record.missing')
  return list
}

function viewIn(views: readonly SavedView[], { params }: Call): SavedView {
  const view = views.find(({ viewId }) => viewId === params.viewId)
  if (!view) throw refuse(404, 'not_found', 'view.missing')
  return view
}

function refuseTaken(views: readonly SavedView[], name: string): void {
  if (views.some((view) => view.name === name))
    throw refuse(409, 'duplicate', 'view.name_taken', {
      errors: [{ pointer: '/name', message: 'view.name_taken' }],
    })
}
