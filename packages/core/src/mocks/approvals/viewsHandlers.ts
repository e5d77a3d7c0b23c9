import type { HttpHandler } from 'msw/http'
import type * as z from 'zod/mini'
import { savedViews } from '../../contracts'
import { systemAdmin } from '../../permissions'
import { endpoint, type Resolver } from '../endpoint'
import { refuse } from '../refuse'

type Views = z.infer<typeof savedViews>

/** `GET /me/views/{list}`: the views of a list that the caller has saved. */
export function readViews(resolver: Resolver<Views, undefined, typeof systemAdmin>): HttpHandler {
  return endpoint(
    {
      method: 'GET',
      base: 'business',
      path: '/me/views/:list',
      roles: systemAdmin,
      answer: savedViews,
    },
    resolver,
  )
}

/** `PUT /me/views/{list}`: takes the place of all that were saved before. */
export function saveViews(resolver: Resolver<Views, Views, typeof systemAdmin>): HttpHandler {
  return endpoint(
    {
      method: 'PUT',
      base: 'business',
      path: '/me/views/:list',
      roles: systemAdmin,
      body: savedViews,
      answer: savedViews,
    },
    resolver,
  )
}

/** Everybody's own views of lists, kept in the world. */
export const viewsHandlers: readonly HttpHandler[] = [
  readViews(({ account, params, world }) => ({
    views: [...world.views(account.token, params.list ?? '')],
  })),
  saveViews(({ account, params, world, body }) => {
    if (new Set(body.views.map(({ viewId }) => viewId)).size < body.views.length)
      throw refuse(422, 'validation', 'Two views have the same identifier.', {
        errors: [{ pointer: '/views', message: 'Two views have the same identifier.' }],
      })
    world.keepViews(account.token, params.list ?? '', body.views)
    return body
  }),
]
