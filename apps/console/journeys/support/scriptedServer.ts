import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Account, accounts, password } from './accounts.ts'
import { aToken } from './token.ts'

/** Lists whose pages are prefetched when a link to them is pointed at. They are empty here. */
const lists = [
  'agents',
  'businesses',
  'commission-collections',
  'commission-rates',
  'commission-vouchers',
  'listings',
  'merchant-sales',
  'orders',
  'products',
  'return-vouchers',
  'reviews',
  'sales',
  'service-products',
] as const

/** All calls that this server can answer (specification 7, and the few calls it leaves open). */
type CallName =
  | 'POST /auth/login'
  | 'POST /auth/user-data'
  | 'POST /auth/logout'
  | 'POST /auth/forgot-password'
  | 'GET /me/settings'
  | 'PATCH /me/settings'
  | 'GET /me/views/approve-product'
  | 'GET /queues/summary'
  | 'GET /dashboard/summary'
  | 'GET /dashboard/commission'
  | 'GET /find'
  | 'GET /chat/contacts'
  | 'GET /chat/user'
  | 'GET /chat/get-chat'
  | 'POST /chat/send-message'
  | 'GET /events'
  | 'GET /imports/companies'
  | 'GET /imports/afya-products'
  | 'GET /quick-panel/data'
  | `GET /${(typeof lists)[number]}`

/** Secondary calls of lists: they have no answer unless a journey sets one. */
type FurtherCallName = `GET /${(typeof lists)[number]}/${string}` | `GET /me/views/${string}`

/** `hang`: no answer until the test is over. `cut`: the connection ends instead. `text`: sent as it is, JSON or not. */
type Answer = { status: number; body?: unknown; text?: string } | 'hang' | 'cut'

/** A received call. */
interface ReceivedCall {
  name: string
  authorization: string | undefined
  body: unknown
}

/** A small server on an origin of its own, whose answers a journey scripts: late, wrong or none. */
export interface ScriptedServer {
  /** Address of the business API, and of the sample panels. */
  address: string
  /** Calls since the journey began, preflights included, oldest first. */
  calls: readonly ReceivedCall[]
  /** Sets the answer to a call from now on; without an answer, restores the usual one. */
  answer(name: CallName | FurtherCallName, answer?: Answer): void
  /** Issues a token for an account, as a sign-in does. */
  issueToken(account: Account): string
  /** Sets the lifetime of tokens from now on, in milliseconds. */
  issueTokensFor(lifetime: number): void
  /** Leaves the time out of all answers from now on: a page with its own clock is not corrected by it. */
  withholdTime(): void
  /** Refuses every token issued so far with 401 from now on. */
  revokeTokens(): void
  /** Restores the state before the journey. */
  reset(): void
  close(): Promise<void>
}

const basePath = '/api/business'
const twoDays = 2 * 24 * 60 * 60 * 1000

/** Starts the server on a free port. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  const sessions = new Map<string, Account>()
  const settings = new Map<string, unknown>()
  const answers = new Map<string, Answer>()
  const hanging = new Set<ServerResponse>()
  let calls: ReceivedCall[] = []
  let lifetime = twoDays
  let sendsTime = true

  const usual: Record<CallName, (call: ReceivedCall) => Exclude<Answer, string>> = {
    ...(Object.fromEntries(
      lists.map((list) => [
        `GET /${list}`,
        (call: ReceivedCall) => forCaller(call, () => ({ status: 200, body: emptyPage })),
      ]),
    ) as Record<`GET /${(typeof lists)[number]}`, (call: ReceivedCall) => Exclude<Answer, string>>),
    'POST /auth/login'({ body }) {
      const asked = body as { email: string; password: string }
      const account = Object.values(accounts).find(({ email }) => email === asked.email)
      if (!account) return refusal('email', 'Check your username/email')
      if (asked.password !== password) return refusal('password', 'Check your password')
      const token = issueToken(account)
      const message = `Welcome back, ${account.name.split(' ')[0]}.`
      return {
        status: 202,
        body: { message, access_token: token, user_info: userInfoOf(account) },
      }
    },
    'POST /auth/user-data'({ body }) {
      const account = sessions.get((body as { data: { token: string } }).data.token)
      return account
        ? { status: 200, body: { user_info: userInfoOf(account) } }
        : { status: 401, body: { message: 'Invalid access token detected' } }
    },
    'POST /auth/logout'({ authorization }) {
      sessions.delete(authorization?.slice('Bearer '.length) ?? '')
      return { status: 204 }
    },
    'POST /auth/forgot-password': () => ({
      status: 202,
      body: { message: 'A link is on its way to you.' },
    }),
    'GET /me/settings': (call) =>
      forCaller(call, ({ email }) => ({ status: 200, body: settings.get(email) ?? {} })),
    'PATCH /me/settings': (call) =>
      forCaller(call, ({ email }) => {
        const stored = { ...(settings.get(email) as object), ...(call.body as object) }
        settings.set(email, stored)
        return { status: 200, body: stored }
      }),
    'GET /me/views/approve-product': (call) =>
      forCaller(call, () => ({ status: 200, body: { views: [] } })),
    'GET /queues/summary': (call) =>
      forCaller(call, ({ roles }) =>
        roles.includes('customer')
          ? { status: 403, body: { message: 'Your role does not allow this.' } }
          : { status: 200, body: queues },
      ),
    'GET /dashboard/summary': (call) =>
      forCaller(call, ({ roles }) =>
        roles.includes('customer')
          ? { status: 403, body: { message: 'Your role does not allow this.' } }
          : { status: 200, body: summary },
      ),
    'GET /dashboard/commission': (call) =>
      forCaller(call, ({ roles }) =>
        roles.includes('customer')
          ? { status: 403, body: { message: 'Your role does not allow this.' } }
          : {
              status: 200,
              body: { asOf: '2026-06-15T09:00:00Z', range: '30d', currencies: [] },
            },
      ),
    'GET /find': () => ({ status: 200, body: { groups: [] } }),
    'GET /chat/contacts': () => ({ status: 200, body: team }),
    'GET /chat/user': () => ({ status: 200, body: { id: 'me', avatar: '', chatList } }),
    'GET /chat/get-chat': () => ({
      status: 200,
      body: {
        chat: { id: 'chat-1', dialog: [message('1', 'Is Ada Market ready?')] },
        userChatList: chatList,
      },
    }),
    'POST /chat/send-message': ({ body }) => ({
      status: 200,
      body: {
        message: message('me', (body as { messageText: string }).messageText),
        userChatList: chatList,
      },
    }),
    // It sends no events.
    'GET /events': () => ({ status: 204 }),
    'GET /imports/companies': (call) => forCaller(call, () => ({ status: 200, body: noImports })),
    'GET /imports/afya-products': (call) =>
      forCaller(call, () => ({ status: 200, body: noImports })),
    'GET /quick-panel/data': () => ({
      status: 200,
      body: {
        events: [{ id: '1', title: 'Review of the week', detail: 'Room 2, 11:00' }],
        notes: [{ id: '1', title: 'Ada Market', detail: 'Ask for the licence' }],
      },
    }),
  }

  function issueToken(account: Account): string {
    const token = aToken(Date.now() + lifetime, account.email)
    sessions.set(token, account)
    return token
  }

  function forCaller(
    { authorization }: ReceivedCall,
    answer: (account: Account) => Exclude<Answer, string>,
  ): Exclude<Answer, string> {
    const account = sessions.get(authorization?.slice('Bearer '.length) ?? '')
    return account ? answer(account) : { status: 401, body: { message: 'Invalid access_token' } }
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const call: ReceivedCall = {
      name: `${request.method} ${request.url?.replace(basePath, '').split('?')[0]}`,
      authorization: request.headers.authorization,
      body: await readBody(request),
    }
    calls.push(call)
    const isPreflight = request.method === 'OPTIONS'
    const answer = isPreflight
      ? { status: 204 }
      : (answers.get(call.name) ??
        usual[call.name as CallName]?.(call) ?? { status: 404, body: { message: 'No such call' } })
    if (answer === 'cut') return void request.socket.destroy()
    if (answer === 'hang') return void hanging.add(response)
    const hasBody = answer.status !== 204
    response.writeHead(answer.status, {
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Expose-Headers': `${sendsTime ? 'Date, ' : ''}X-Request-Id, Retry-After`,
      Vary: 'Origin',
      'Cache-Control': 'no-store',
      'X-Request-Id': `request-${calls.length}`,
      ...(isPreflight
        ? {
            'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
            'Access-Control-Allow-Headers':
              'Authorization, Content-Type, If-Match, Idempotency-Key',
          }
        : {}),
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    })
    response.end(hasBody ? ('text' in answer ? answer.text : JSON.stringify(answer.body)) : '')
  }

  const http = createServer((request, response) => void respond(request, response))
  await new Promise<void>((done, failed) => http.once('error', failed).listen(0, done))

  return {
    address: `http://localhost:${(http.address() as AddressInfo).port}${basePath}`,
    get calls() {
      return calls
    },
    answer(name, answer) {
      if (answer) answers.set(name, answer)
      else answers.delete(name)
    },
    issueToken,
    issueTokensFor(milliseconds) {
      lifetime = milliseconds
    },
    withholdTime() {
      sendsTime = false
    },
    revokeTokens: () => sessions.clear(),
    reset() {
      for (const response of hanging) response.destroy()
      for (const stored of [sessions, settings, answers, hanging]) stored.clear()
      calls = []
      lifetime = twoDays
      sendsTime = true
    },
    close: () =>
      new Promise((done) => {
        http.close(() => done())
        http.closeAllConnections()
      }),
  }
}

const emptyPage = {
  items: [],
  page: 1,
  pageSize: 25,
  total: 0,
  asOf: '2026-06-15T09:00:00Z',
  facets: {},
}

const noImports = { items: [] }

/** A few queues: something overdue, something claimed, and an empty one. */
const queues = {
  asOf: '2026-06-15T09:00:00Z',
  items: [
    queue('businesses', 46, { overdue: 4, mine: 2 }),
    queue('products', 130),
    queue('service-products', 38),
    queue('agents', 14, { overdue: 1 }),
    queue('listings', 1),
    queue('reviews', 1290),
    { queue: 'return-vouchers', waiting: 0, mine: 0, overdue: 0, oldestAt: null },
    queue('commission-vouchers', 2),
  ],
}

function queue(name: string, waiting: number, { overdue = 0, mine = 0 } = {}) {
  return { queue: name, waiting, mine, overdue, oldestAt: '2026-06-11T13:00:00Z' }
}

/** A month of few decisions. */
const summary = {
  asOf: '2026-06-15T09:00:00Z',
  range: '30d',
  approvals: {
    waiting: 1521,
    overdue: 5,
    submitted: { now: 150, before: 140 },
    decided: { now: 120, before: 110 },
    medianHours: { now: 19.5, before: null },
    days: Array.from({ length: 30 }, (_, place) => ({
      day: new Date(Date.UTC(2026, 4, 17 + place)).toISOString().slice(0, 10),
      submitted: 5,
      decided: 4,
    })),
    kinds: [
      { queue: 'businesses', approved: 20, changesRequested: 3, rejected: 2 },
      { queue: 'products', approved: 80, changesRequested: 10, rejected: 5 },
    ],
    waitingCategories: [{ queue: 'products', category: 'Farm Inputs', waiting: 12 }],
  },
  reviews: { ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, reviews: rating * 3 })) },
}

const chatList = [{ contactId: '1' }]

const team = [
  { id: '1', name: 'Grace Nakato', avatar: '', status: 'online', unread: 2 },
  { id: '2', name: 'Hasan Demir', avatar: '', status: 'away', unread: 0 },
]

function message(who: string, text: string) {
  return { who, message: text, time: 'June 15th 2026, 8:55:00 am' }
}

function userInfoOf({ email, name, roles }: Account) {
  const [first_name, last_name] = name.split(' ')
  return { email, roles, first_name, last_name, user_phone: null }
}

/** Specification 8: a refused sign-in names the field that it is about. */
function refusal(field: string, message: string) {
  return { status: 401, body: { message, errors: [{ pointer: `/${field}`, message }] } }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request) text += String(part)
  return text === '' ? undefined : JSON.parse(text)
}
