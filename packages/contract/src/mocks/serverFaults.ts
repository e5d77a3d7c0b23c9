import type { ServerFault } from './serveHandlers'

interface OrdersPage {
  items: object[]
  facets: Record<string, Record<string, number>>
  totals: { amount: number }[]
}

/** A fault in the calls of orders, and the expected finding. */
interface FaultyServer {
  inject: ServerFault
  call: string
  fault: RegExp
}

/** Ten servers with one fault each. */
export const faultyServers: Readonly<Record<string, FaultyServer>> = {
  'drops a row from page 2': {
    inject: changingPages((page, query) => {
      if (query.get('page') === '2') page.items.splice(1, 1)
    }),
    call: 'GET /orders',
    fault: /total is \d+, but the pages contain \d+ rows/,
  },
  'ignores a sort': {
    inject: (request, answer) => answer(copyOf(request, { withoutSort: true })),
    call: 'GET /orders',
    fault: /^sort=-total: rows are out of order/,
  },
  'returns a wrong total': {
    inject: changingPages(({ totals: [first] }) => {
      if (first) first.amount += 1
    }),
    call: 'GET /orders',
    fault: /total in [A-Z]{3} is \d+, but the rows add up to \d+/,
  },
  'ignores Idempotency-Key': {
    inject: (request, answer) =>
      answer(
        request.headers.has('Idempotency-Key')
          ? copyOf(request, { headers: { 'Idempotency-Key': crypto.randomUUID() } })
          : request,
      ),
    call: 'POST /orders/{token}/decisions',
    fault: /^with the same Idempotency-Key again: expected 200, received 412 stale_version/,
  },
  'ignores If-Match': {
    async inject(request, answer) {
      if (!request.url.endsWith('/decisions')) return answer(request)
      const record = await answer(
        new Request(request.url.replace(/\/decisions$/, ''), { headers: request.headers }),
      )
      const { version } = (await record.json()) as { version?: number }
      return answer(copyOf(request, { headers: { 'If-Match': `"v${version ?? 1}"` } }))
    },
    call: 'POST /orders/{token}/decisions',
    fault: /^without If-Match: expected 428 precondition_required, received 200/,
  },
  'omits the Date header': {
    inject: withoutHeader('Date'),
    call: 'GET /orders/{token}',
    fault: /^Date header is missing/,
  },
  'refuses a missing token with 403': {
    async inject(request, answer) {
      const response = await answer(request)
      return response.status === 401 ? withChanges(response, { status: 403 }) : response
    },
    call: 'GET /orders/{token}',
    fault: /^without a token: expected 401 unauthorized, received 403 unauthorized/,
  },
  'returns a record that does not match the schema': {
    async inject(request, answer) {
      const response = await answer(request)
      if (request.method !== 'GET' || !/\/orders\/[\w-]{16,}$/.test(request.url)) return response
      const record = (await response.json()) as object
      return withChanges(response, { body: { ...record, total: '12.50 KES' } })
    },
    call: 'GET /orders/{token}',
    fault: /^response does not match the schema: total/,
  },
  'miscounts a facet': {
    inject: changingPages(({ facets: { status } }) => {
      if (status?.placed !== undefined) status.placed += 1
    }),
    call: 'GET /orders',
    fault: /^\?status=placed: the list counts \d+ rows, \/counts returns \d+/,
  },
  'omits Access-Control-Allow-Origin': {
    inject: withoutHeader('Access-Control-Allow-Origin'),
    call: 'GET /orders/{token}/history',
    fault: /^Access-Control-Allow-Origin: expected https:\/\/console\.example or \*, received none/,
  },
}

/** Changes the pages of a list of orders. */
function changingPages(change: (page: OrdersPage, query: URLSearchParams) => void): ServerFault {
  return async (request, answer) => {
    const response = await answer(request)
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.endsWith('/orders') || !response.ok || request.method !== 'GET') return response
    const page = (await response.json()) as OrdersPage
    change(page, searchParams)
    return withChanges(response, { body: page })
  }
}

function withoutHeader(name: string): ServerFault {
  return async (request, answer) => {
    const response = await answer(request)
    response.headers.delete(name)
    return response
  }
}

function withChanges(
  response: Response,
  { status = response.status, body }: { status?: number; body?: unknown },
): Response {
  return new Response(body === undefined ? response.body : JSON.stringify(body), {
    status,
    headers: response.headers,
  })
}

function copyOf(
  request: Request,
  { headers = {}, withoutSort }: { headers?: Record<string, string>; withoutSort?: true },
): Request {
  const url = new URL(request.url)
  if (withoutSort) url.searchParams.delete('sort')
  const copy = new Request(url, request)
  for (const [name, value] of Object.entries(headers)) copy.headers.set(name, value)
  return copy
}
