import type { ServerFault } from './serveHandlers'

interface OrdersPage {
  items: object[]
  facets: Record<string, Record<string, number>>
  totals: { amount: number }[]
}

/** A fault in the calls of orders, and the message expected for it. */
interface Wrong {
  spoil: ServerFault
  call: string
  fault: RegExp
}

/** Ten servers with one fault each. */
export const wrongServers: Readonly<Record<string, Wrong>> = {
  'drops a row from page 2': {
    spoil: inPages((page, query) => {
      if (query.get('page') === '2') page.items.splice(1, 1)
    }),
    call: 'GET /orders',
    fault: /the pages have \d+ rows, total says \d+/,
  },
  'ignores a sort': {
    spoil: (request, answer) => answer(changed(request, { withoutSort: true })),
    call: 'GET /orders',
    fault: /^sort=-total: the rows are in another order/,
  },
  'adds up wrongly': {
    spoil: inPages(({ totals: [first] }) => {
      if (first) first.amount += 1
    }),
    call: 'GET /orders',
    fault: /totals say \d+ [A-Z]{3}, the rows come to \d+/,
  },
  'forgets keys': {
    spoil: (request, answer) =>
      answer(
        request.headers.has('Idempotency-Key')
          ? changed(request, { headers: { 'Idempotency-Key': crypto.randomUUID() } })
          : request,
      ),
    call: 'POST /orders/{token}/decisions',
    fault: /^the same key again: 412 stale_version instead of 200/,
  },
  'ignores If-Match': {
    async spoil(request, answer) {
      if (!request.url.endsWith('/decisions')) return answer(request)
      const record = await answer(
        new Request(request.url.replace(/\/decisions$/, ''), { headers: request.headers }),
      )
      const { version } = (await record.json()) as { version?: number }
      return answer(changed(request, { headers: { 'If-Match': `"v${version ?? 1}"` } }))
    },
    call: 'POST /orders/{token}/decisions',
    fault: /^without If-Match: 200 instead of 428/,
  },
  'does not say the time': {
    spoil: withoutHeader('Date'),
    call: 'GET /orders/{token}',
    fault: /^has no Date/,
  },
  'refuses guests with another status': {
    async spoil(request, answer) {
      const response = await answer(request)
      return response.status === 401 ? answeredAs(response, { status: 403 }) : response
    },
    call: 'GET /orders/{token}',
    fault: /^without a token: 403 unauthorized instead of 401/,
  },
  'has another shape': {
    async spoil(request, answer) {
      const response = await answer(request)
      if (request.method !== 'GET' || !/\/orders\/[\w-]{16,}$/.test(request.url)) return response
      const record = (await response.json()) as object
      return answeredAs(response, { body: { ...record, total: '12.50 KES' } })
    },
    call: 'GET /orders/{token}',
    fault: /^has another shape: total/,
  },
  'counts a facet wrongly': {
    spoil: inPages(({ facets: { status } }) => {
      if (status?.placed !== undefined) status.placed += 1
    }),
    call: 'GET /orders',
    fault: /^\?status=placed: facets say \d+, counts \d+/,
  },
  'allows no other origin': {
    spoil: withoutHeader('Access-Control-Allow-Origin'),
    call: 'GET /orders/{token}/history',
    fault: /^has no Access-Control-Allow-Origin for https:\/\/console\.example/,
  },
}

/** Changes the pages of a list of orders. */
function inPages(change: (page: OrdersPage, query: URLSearchParams) => void): ServerFault {
  return async (request, answer) => {
    const response = await answer(request)
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.endsWith('/orders') || !response.ok || request.method !== 'GET') return response
    const page = (await response.json()) as OrdersPage
    change(page, searchParams)
    return answeredAs(response, { body: page })
  }
}

function withoutHeader(name: string): ServerFault {
  return async (request, answer) => {
    const response = await answer(request)
    response.headers.delete(name)
    return response
  }
}

function answeredAs(
  response: Response,
  { status = response.status, body }: { status?: number; body?: unknown },
): Response {
  return new Response(body === undefined ? response.body : JSON.stringify(body), {
    status,
    headers: response.headers,
  })
}

function changed(
  request: Request,
  { headers = {}, withoutSort }: { headers?: Record<string, string>; withoutSort?: true },
): Request {
  const url = new URL(request.url)
  if (withoutSort) url.searchParams.delete('sort')
  const copy = new Request(url, request)
  for (const [name, value] of Object.entries(headers)) copy.headers.set(name, value)
  return copy
}
