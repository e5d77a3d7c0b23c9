import { callAs, declarationOf, sampleAccounts, sampleBases } from '@console/sample'
import { expect, test } from 'vitest'
import { realHandlers, sampleHandlers } from './mocks'

/*
 * A body with a missing field, or one of another type, gets 422 with errors at fields. A cross-field rule that reads
 * unparsed values would throw instead: a form would mark no field, and a server would answer 500.
 */

/** The part of a schema from which a value is made. */
interface Schema {
  _zod: {
    def: {
      type: string
      format?: string
      shape?: Record<string, Schema>
      element?: Schema
      innerType?: Schema
      in?: Schema
      left?: Schema
      right?: Schema
      valueType?: Schema
      options?: readonly Schema[]
      entries?: Record<string, unknown>
      values?: readonly unknown[]
      getter?: () => Schema
      checks?: readonly { _zod: { def: { format?: string } } }[]
    }
  }
}

const texts: Record<string, string> = {
  date: '2026-06-15',
  datetime: '2026-06-15T08:00:00Z',
  email: 'someone@mail.example',
  url: 'https://console.example/',
}

/** Creates a value of a schema's type; bounds and patterns may refuse it. */
function sampleOf({ _zod: { def } }: Schema, depth = 0): unknown {
  const inner = def.innerType ?? def.in ?? def.options?.[0]
  if (depth > 8) return null
  if (def.shape)
    return Object.fromEntries(
      Object.entries(def.shape).map(([name, each]) => [name, sampleOf(each, depth + 1)]),
    )
  if (def.element) return [sampleOf(def.element, depth + 1), sampleOf(def.element, depth + 1)]
  if (def.left && def.right)
    return Object.assign({}, sampleOf(def.left, depth), sampleOf(def.right, depth))
  if (def.type === 'record') return def.valueType ? { any: sampleOf(def.valueType, depth + 1) } : {}
  if (def.entries) return Object.values(def.entries)[0]
  if (def.values) return def.values[0]
  if (def.getter) return sampleOf(def.getter(), depth + 1)
  if (inner) return sampleOf(inner, depth)
  if (def.type === 'number') return 1
  if (def.type === 'boolean') return true
  const format = def.format ?? def.checks?.[0]?._zod.def.format ?? ''
  return def.type === 'string' ? (texts[format] ?? 'abcdefghijklmnopqrstuv') : null
}

/** Choices at the top of a schema: rules depend on them. */
function choicesOf({ _zod: { def } }: Schema): Record<string, readonly unknown[]> {
  const inner = def.innerType ?? def.in
  if (inner) return choicesOf(inner)
  if (def.left && def.right) return { ...choicesOf(def.left), ...choicesOf(def.right) }
  return Object.fromEntries(
    Object.entries(def.shape ?? {}).flatMap(([name, each]) => {
      let { def: own } = each._zod
      while (own.innerType) own = own.innerType._zod.def
      return own.entries ? [[name, Object.values(own.entries)]] : []
    }),
  )
}

const missing = Symbol('missing')
const replacements = [null, missing, {}, [], [null], 7, 'text', true]

/** Yields copies of a value with one member replaced, at any depth. */
function* spoilt(value: unknown, depth: number): Generator {
  if (typeof value !== 'object' || value === null || depth === 0) return
  for (const [key, each] of Object.entries(value)) {
    const others = [...replacements, ...spoilt(each, depth - 1)]
    for (const other of others) {
      const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
      if (other === missing) Reflect.deleteProperty(copy, key)
      else copy[key] = other
      yield copy
    }
  }
}

const calls = [...realHandlers, ...sampleHandlers].flatMap((handler) => {
  const declared = declarationOf(handler)
  if (!declared?.body || declared.base === 'server') return []
  const { body, isText, takesFile, base } = declared
  return isText || takesFile ? [] : [{ handler, ...declared, body, base }]
})

test.each(calls.map((call) => [`${call.method} ${call.base} ${call.path}`, call.body] as const))(
  'parsing the body of %s does not throw when a field is missing or of another type',
  (_, body) => {
    const whole = sampleOf(body as unknown as Schema)
    const isRecord = typeof whole === 'object' && whole !== null
    const choices = Object.entries(isRecord ? choicesOf(body as unknown as Schema) : {})
    const variants = choices.flatMap(([name, options]) =>
      options.map((option) => ({ ...(whole as object), [name]: option })),
    )
    expect(() => {
      for (const each of replacements) if (each !== missing) body.safeParse(each)
      for (const variant of [whole, ...variants])
        for (const each of spoilt(variant, 3)) body.safeParse(each)
    }).not.toThrow()
  },
)

test.each(calls.map((call) => [`${call.method} ${call.base} ${call.path}`, call] as const))(
  '%s answers a body without a field, or with another type in it, without failing',
  async (_, { handler, method, base, path, body, roles }) => {
    const whole = sampleOf(body as unknown as Schema)
    const [account] = sampleAccounts
    const call = callAs('', { handlers: [handler] })
    const address = sampleBases[base] + path.replaceAll(/:\w+/g, 'abcdefghijklmnopqrstuv')
    const statuses = new Map<number, unknown>()
    for (const each of [null, {}, [], ...spoilt(whole, 1)]) {
      const { status } = await call(method, address, { body: each, version: 1, account })
      statuses.set(status, each)
    }
    expect(roles === 'public' || !statuses.has(401)).toBe(true)
    expect([...statuses].filter(([status]) => status >= 500)).toEqual([])
  },
)
