import { parseReadable } from '@console/core/contracts'
import {
  callAs,
  declarationOf,
  type DeclaredEndpoint,
  resetSampleBackend,
  sampleAccounts,
} from '@console/sample'
import { beforeAll, expect, test } from 'vitest'
import { realHandlers, sampleHandlers } from './mocks'

type Schema = DeclaredEndpoint['answer']

/* An invalid date breaks the screen that formats it. On writing it is refused; on reading, its row is skipped. */

const handlers = [...realHandlers, ...sampleHandlers]
const declared = handlers.map((handler) => declarationOf(handler)!)
const call = callAs('/api', { handlers })

/** A day or an instant of any contract, or the time of a chat message. */
const dateLike =
  /^\d{4}[-/]\d\d[-/]\d\d([T ]\d\d:\d\d.*)?$|^[A-Z][a-z]+ \d+(st|nd|rd|th) \d{4}, \d+:\d\d:\d\d [ap]m$/

/** Texts that are no dates, and one that only looks like a date. */
const spoil = [
  () => 'not a time',
  (date: string) => date.replace(/^(\d{4}.)\d\d/, '$113').replace(/^[A-Z][a-z]+/, 'Smarch'),
]

/** Paths of dates in an answer, without the numbers of list items. */
function datesIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return dateLike.test(value) ? [[...path]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => datesIn(each, [...path, name]))
}

const nameOf = (path: readonly string[]) =>
  path.map((part) => (/^\d+$/.test(part) ? '*' : part)).join('.')

/** Returns the answer with another text at a path. Of a list, only that item is kept, which is faster to parse. */
function replaced(
  value: unknown,
  [name, ...rest]: readonly string[],
  spoiled: (date: string) => string,
): unknown {
  if (name === undefined) return spoiled(String(value))
  if (Array.isArray(value) && value.length > 9)
    return [replaced(value[Number(name)], rest, spoiled)]
  if (Array.isArray(value))
    return value.with(Number(name), replaced(value[Number(name)], rest, spoiled))
  const record = value as Record<string, unknown>
  return { ...record, [name]: replaced(record[name], rest, spoiled) }
}

const addressOf = ({ base, path }: DeclaredEndpoint) =>
  `${base === 'samples' ? '' : `/${base}`}${path}`

const answers = new Map<DeclaredEndpoint, Promise<unknown>>()

/** Answer of an endpoint without parameters; for one record, the first of its list. */
function answerOf(endpoint: DeclaredEndpoint): Promise<unknown> {
  const answer = answers.get(endpoint) ?? readAnswer(endpoint)
  answers.set(endpoint, answer)
  return answer
}

async function readAnswer(endpoint: DeclaredEndpoint): Promise<unknown> {
  const address = addressOf(endpoint)
  let token = ''
  if (address.includes(':')) {
    const list = declared.find(
      (each) => addressOf(each) === address.replace(/\/:.*$/, '') && each.method === 'GET',
    )
    if (!list) return undefined
    const items = (await answerOf(list)) as { items?: object[] } | object[]
    const [first] = Array.isArray(items) ? items : (items.items ?? [])
    token = String(
      Object.entries(first ?? {}).find(([name]) =>
        /^(secureToken|\w+(Token|Id)|id)$/.test(name),
      )?.[1],
    )
  }
  const { status, answer } = await call('GET', address.replace(/:\w+/, token), {
    account: sampleAccounts[0],
  })
  return status === 200 ? answer : undefined
}

/** Location of a date in an answer. */
interface DateMatch {
  endpoint: DeclaredEndpoint
  answer: unknown
  path: string[]
}

let dates: DateMatch[]
beforeAll(async () => {
  resetSampleBackend()
  dates = await findDates()
})

async function findDates(): Promise<DateMatch[]> {
  const found: DateMatch[] = []
  for (const endpoint of declared) {
    if (endpoint.method !== 'GET' || endpoint.base === 'server' || endpoint.givesFile) continue
    const answer = await answerOf(endpoint)
    const byName = new Map(datesIn(answer).map((path) => [nameOf(path), path]))
    for (const path of byName.values()) found.push({ endpoint, answer, path })
  }
  return found
}

/** Checks whether an answer is accepted as a whole when one of its dates is replaced. */
function isAccepted({ endpoint, answer, path }: DateMatch, spoiled: (date: string) => string) {
  const { parsed, skipped } = parseReadable(endpoint.answer, replaced(answer, path, spoiled))
  return parsed.success && skipped === null
}

const namesOf = (found: readonly DateMatch[]) =>
  found.map(({ endpoint, path }) => `${addressOf(endpoint)} ${nameOf(path)}`)

test('an answer with an invalid date is refused, or the row with it is skipped', () => {
  expect(dates.length).toBeGreaterThan(100)
  expect(namesOf(dates.filter((each) => !isAccepted(each, (date) => date)))).toEqual([])
  expect(
    namesOf(dates.filter((each) => spoil.some((spoiled) => isAccepted(each, spoiled)))),
  ).toEqual([])
})

interface Definition {
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  in?: Schema
  options?: Schema[]
  valueType?: Schema
}

/** Fields of a written schema that have one of the names, at any depth. */
function fieldsIn(schema: Schema, names: ReadonlySet<string>, path = ''): [string, Schema][] {
  const {
    shape = {},
    element,
    innerType,
    in: input,
    options = [],
    valueType,
  } = schema._zod.def as Definition
  const below = [element, innerType, input, valueType, ...options].filter(
    (each) => each !== undefined,
  )
  return [
    ...Object.entries(shape).flatMap(([name, field]): [string, Schema][] => [
      ...(names.has(name) ? [[`${path}.${name}`, field] as [string, Schema]] : []),
      ...fieldsIn(field, names, `${path}.${name}`),
    ]),
    ...below.flatMap((each) => fieldsIn(each, names, path)),
  ]
}

test('refuses invalid dates in writes', () => {
  const known = new Map<string, Set<string>>()
  const appOf = (endpoint: DeclaredEndpoint) =>
    addressOf(endpoint)
      .split('/')
      .slice(1, 3)
      .join('/')
      .replace(/^(\w+-app)\/.*/, '$1')
  for (const { endpoint, path } of dates) {
    const names = known.get(appOf(endpoint)) ?? new Set()
    known.set(appOf(endpoint), names.add(path.findLast((part) => !/^\d+$/.test(part)) ?? ''))
  }
  const fields = declared.flatMap((endpoint) => {
    const names = known.get(appOf(endpoint))
    return names && endpoint.body
      ? fieldsIn(endpoint.body, names).map(([name, field]) => ({
          name: `${endpoint.method} ${addressOf(endpoint)} ${name}`,
          field,
        }))
      : []
  })
  expect(fields.length).toBeGreaterThan(10)
  const accepting = fields.filter(({ field }) => field.safeParse('not a time').success)
  expect(accepting.map(({ name }) => name)).toEqual([])
})
