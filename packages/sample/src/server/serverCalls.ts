import { changeNotice } from '@console/core/resources'
import { systemAdmin } from '@console/core/permissions'
import * as z from 'zod/mini'
import type { DeclaredEndpoint } from './endpoint'
import { integer } from './parameters'

/** Calls that a server answers in addition to the endpoints, unlike the sample backend in a page. */
export const serverCalls = {
  health: {
    method: 'GET',
    base: 'server',
    path: '/health',
    roles: 'public',
    status: 200,
    answer: z.object({ status: z.literal('ok') }),
    isOptional: true,
  },
  events: {
    method: 'GET',
    base: 'business',
    path: '/events',
    roles: systemAdmin,
    status: 200,
    // The `id` of an event: later events are sent first.
    query: { since: { value: integer(0) } },
    answer: changeNotice,
    stream: { heartbeat: 15_000 },
    isOptional: true,
  },
} as const satisfies Record<string, DeclaredEndpoint>
