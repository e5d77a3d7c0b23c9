import {
  grouped,
  issueAccessToken,
  resetSampleBackend,
  sampleAccounts,
  samplePassword,
} from '@console/sample'
import { type ActionableRow, actionsOf } from '@console/core/workflows'
import { blankDraft, type OrderDraft } from '@console/domain/order-draft'
import { getResponse } from 'msw'
import type { HttpHandler } from 'msw/http'
import type * as z from 'zod/mini'
import type { Addresses, Call } from './calls'
import { decisionsFor } from './decidable'

/** Example request and response of a call. */
export interface CallExamples {
  body?: unknown
  answer?: unknown
}

/** Request of an example. */
interface Asking {
  segments?: Readonly<Record<string, string>>
  query?: string
  body?: unknown
  version?: number
}

/** Requests that cannot be derived from the declaration of a call. */
const asked: Readonly<Record<string, Asking>> = {
  postAuthLogin: { body: { email: 'admin@console.example', password: samplePassword } },
  getMeViewsByList: { segments: { list: 'orders' } },
  postAuthForgotPassword: { body: { email: 'admin@console.example' } },
  postMeViewsByList: { segments: { list: 'orders' }, body: { name: 'Late', query: 'late=true' } },
  patchMeSettings: { body: { language: 'tr' } },
}

/** Maximum length of a text in an example: longer ones are pictures and tokens. */
const longest = 120

/** Records an example of each call that needs no form. Resets the sample database before and after. */
export async function takeExamples(
  calls: readonly Call[],
  handlers: readonly HttpHandler[],
  addresses: Addresses,
): Promise<Record<string, CallExamples>> {
  const [account] = sampleAccounts
  if (!account) throw new Error('The sample backend has no accounts')
  const bearer = `Bearer ${issueAccessToken(account)}`
  const examples: Record<string, CallExamples> = {}

  /** Makes a call, and stores it as its example if it succeeds. */
  async function ask(call: Call | undefined, asking: Asking = {}): Promise<unknown> {
    const answer = await answerOf(call, asking)
    if (!call || answer === undefined) return undefined
    const { body } = asking
    examples[call.id] = {
      ...(body !== undefined && { body: cut(body) }),
      ...(answer !== null && { answer: cut(answer) }),
    }
    return answer
  }

  /** Answer to a call, null if it is empty; undefined if it was refused or cannot be made. */
  async function answerOf(call: Call | undefined, asking: Asking): Promise<unknown> {
    if (!call) return undefined
    const { segments = {}, query = queryOf(call), body, version } = asking
    if (call.segments.some((name) => segments[name] === undefined)) return undefined
    const path = call.template.replaceAll(/\{(\w+)\}/g, (_, name: string) => segments[name] ?? '')
    const request = new Request(`http://localhost${addresses[call.base]}${path}${query}`, {
      method: call.method,
      headers: {
        Authorization: bearer,
        'Idempotency-Key': call.id,
        ...(version !== undefined && { 'If-Match': `"v${version}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await getResponse([...handlers], request)
    if (response?.status !== call.status) return undefined
    return response.status === 204 ? null : ((await response.json()) as unknown)
  }

  async function askAbout(own: readonly Call[]) {
    const [{ resource } = {}] = own
    if (!resource) return
    const named = (method: string, path: string) =>
      own.find((call) => call.method === method && call.path === `${resource.path}${path}`)
    const list = named('GET', '')
    const page = (await ask(list)) as { items: ActionableRow[] } | undefined
    await ask(named('GET', '/selection'), { query: '?pageSize=10' })
    const [anyAction] = actionsOf(resource.workflows)
    if (anyAction !== undefined)
      await ask(named('GET', '/forecast'), { query: `?action=${anyAction}` })
    await ask(named('GET', '/counts'), { query: '?query=&query=q%3Da' })
    const [first] = page?.items ?? []
    if (!first) return
    const segments = { token: resource.tokenOf(first) }
    await ask(named('GET', '/:token'), { segments })
    await ask(named('GET', '/:token/history'), { segments })

    const many = (await answerOf(list, { query: '?pageSize=100' })) as { items: ActionableRow[] }
    const decidable = many.items
      .flatMap((row) => decisionsFor(resource, row).map((each) => ({ row, ...each })))
      .toSorted((one, other) => Number(other.canBeUndone) - Number(one.canBeUndone))
    for (const { row, body } of decidable) {
      const token = resource.tokenOf(row)
      const { revision, ...input } = body
      resetSampleBackend()
      await ask(named('POST', '/bulk-decisions'), {
        body: { ...input, items: [{ token, version: row.version, revision }] },
      })
      resetSampleBackend()
      const taken = (await ask(named('POST', '/:token/decisions'), {
        segments: { token },
        body,
        version: row.version,
      })) as { undo: { undoToken: string } | null } | undefined
      if (!taken) continue
      if (taken.undo)
        await ask(named('POST', '/undo'), { body: { undoToken: taken.undo.undoToken } })
      return
    }
  }

  async function askAboutDrafts(named: (id: string) => Call | undefined) {
    const begun = await ask(named('postOrderDrafts'), { body: { content: blankDraft } })
    const { draftToken, version, content } = begun as OrderDraft
    const segments = { token: draftToken }
    await ask(named('getOrderDraftsByToken'), { segments })
    const body = { content: { ...content, note: 'At the back door, please.' } }
    const saved = await ask(named('patchOrderDraftsByToken'), { segments, body, version })
    await ask(named('deleteOrderDraftsByToken'), {
      segments,
      version: (saved as OrderDraft | undefined)?.version ?? version,
    })
  }

  resetSampleBackend()
  for (const [, own] of grouped(calls, ({ resource }) => resource)) await askAbout(own)
  for (const call of calls) {
    resetSampleBackend()
    if (call.resource) continue
    if (call.method === 'GET' || asked[call.id]) await ask(call, asked[call.id])
  }
  await askAboutDrafts((id) => calls.find((call) => call.id === id))
  resetSampleBackend()
  return examples
}

/** Shortest valid query of a call: required parameters, and the smallest page of a list. */
function queryOf({ query = {} }: Call): string {
  const needed = Object.entries(query)
    .filter(([, { isRequired }]) => isRequired)
    .map(([name, { value }]) => [name, firstOf(value)])
  if (query.pageSize) needed.push(['pageSize', '10'])
  return needed.length > 0 ? `?${new URLSearchParams(needed).toString()}` : ''
}

/** The first value of an enumeration. */
function firstOf({ _zod: { values } }: z.ZodMiniType): string {
  const [first] = values ?? []
  return typeof first === 'string' ? first : ''
}

/** Shortens lists to their first entry, and long texts. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(cut)
  if (typeof value === 'string' && value.length > longest) return `${value.slice(0, longest)}…`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cut(member)]))
}
