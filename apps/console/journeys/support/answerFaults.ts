/** An answer as it is sent; `cut` ends the connection after the text, `type` is the media type of the text. */
export interface RawAnswer {
  status: number
  text: string
  type: string
  headers?: Record<string, string>
  isCut?: boolean
}

/** Turns a good answer into that of a hostile, broken or misplaced server. */
export type AnswerFault = (good: RawAnswer) => RawAnswer

/** Text that has an effect if it is run as HTML or used as the address of a script. */
const attack =
  '"><img src=x onerror="globalThis.attacked=true"><script>globalThis.attacked=true</script>javascript:attacked=true'

const page = '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>'
const json = 'application/json'

/** Answers with this status and text, regardless of the good answer. */
function always(status: number, text: string, type = json, headers?: RawAnswer['headers']) {
  return (): RawAnswer => ({ status, text, type, ...(headers ? { headers } : {}) })
}

/** A refusal in the format of RFC 9457. */
function refusal(status: number, code: string, headers?: RawAnswer['headers']) {
  return always(status, JSON.stringify({ status, code, title: code }), json, headers)
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Replaces every value of a good answer that `change` handles. */
function each(change: (value: Json) => Json): AnswerFault {
  const walk = (value: Json): Json => {
    const changed = change(value)
    if (changed !== value) return changed
    if (Array.isArray(value)) return value.map(walk)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]))
  }
  return (good) =>
    good.text === '' ? good : { ...good, text: JSON.stringify(walk(JSON.parse(good.text) as Json)) }
}

const text = (to: (value: string) => Json) =>
  each((value) => (typeof value === 'string' ? to(value) : value))
const number = (to: Json) => each((value) => (typeof value === 'number' ? to : value))

/** Faults by name. Every call is tried with them. */
const answerFaults = {
  'an empty body': always(200, ''),
  null: always(200, 'null'),
  'an empty list': always(200, '[]'),
  'an empty object': always(200, '{}'),
  'a text': always(200, '"fine"'),
  'a number': always(200, '42'),
  'a page of a proxy': always(200, page, 'text/html'),
  'half of the JSON': (good) => ({ ...good, text: good.text.slice(0, good.text.length / 2) }),
  'a connection cut in the middle': (good) => ({
    ...good,
    text: good.text.slice(0, good.text.length / 2),
    isCut: true,
  }),
  'a connection cut at once': () => ({ status: 200, text: '', type: json, isCut: true }),
  'scripts in every text': text(() => attack),
  'empty texts': text(() => ''),
  'texts of 20 000 characters': text((value) => value.padEnd(20_000, '—')),
  'numbers instead of texts': text(() => 7),
  'no numbers': number(null),
  'negative numbers': number(-1),
  'enormous numbers': number(1e300),
  'no lists': each((value) => (Array.isArray(value) ? null : value)),
  'empty lists': each((value) => (Array.isArray(value) ? [] : value)),
  'lists of null': each((value) => (Array.isArray(value) ? [null] : value)),
  'unknown fields and __proto__': (good) => ({
    ...good,
    text: good.text
      .replaceAll('{', '{"__proto__":{"polluted":true},"unknown":1,')
      .replaceAll(',}', '}'),
  }),
  'invalid times': text((value) => (/^\d{4}-\d\d-\d\dT/.test(value) ? 'yesterday' : value)),
  'no content (204)': always(204, ''),
  'a redirect (302)': always(302, '', json, { Location: '/favicon.svg' }),
  '400 with a page': always(400, page, 'text/html'),
  '403': refusal(403, 'forbidden'),
  '404': refusal(404, 'not_found'),
  '409 with nothing': always(409, '{}'),
  '412 with nothing': always(412, ''),
  '422 of unknown fields': always(
    422,
    JSON.stringify({ code: 'validation', errors: [{ pointer: '/no/such', message: attack }] }),
  ),
  '428 with nothing': always(428, '{}'),
  '429': refusal(429, 'rate_limited', { 'Retry-After': '2' }),
  '500 with a page': always(500, page, 'text/html'),
  '503': refusal(503, 'maintenance', { 'Retry-After': '1' }),
} satisfies Record<string, AnswerFault>

/** All faults with their names. */
export const allFaults = Object.entries<AnswerFault>(answerFaults)

/**
 * Returns every third fault, starting with another one for each `turn`: three calls in a row meet them all. For calls whose
 * answers are handled in the same way as those of a call that is tried with every fault.
 */
export function thirdOfFaults(turn: number): typeof allFaults {
  return allFaults.filter((_, index) => index % 3 === turn % 3)
}
