import { createConnection } from 'node:net'

/** Number of parallel requests. */
const beside = 40

/** Maximum silence of a connection before it is cut, in milliseconds: half a request is never answered. */
const maxSilence = 250

/**
 * Sends a server odd requests: broken ranges and headers, dotted paths, bodies of other types, halves of requests, and aborted
 * downloads. The same seed sends the same requests.
 */
export async function sendRandomRequests(
  address: string,
  { seed, count }: { seed: number; count: number },
): Promise<void> {
  const port = Number(new URL(address).port)
  const draw = createDraw(seed)
  const requests = Array.from({ length: count }, () => randomRequest(draw))
  const sendAll = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) await send(port, next)
  }
  await Promise.all(Array.from({ length: beside }, sendAll))
}

type Draw = <Value>(values: readonly [Value, ...Value[]]) => Value

interface RandomRequest {
  text: string
  /** End of the connection: after the answer, amid it, or right after sending. */
  abort: 'never' | 'amid' | 'at once'
}

function createDraw(seed: number): Draw {
  let state = seed
  return (values) => {
    // A linear congruential generator: Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return values[Math.floor((state / 2 ** 32) * values.length)] ?? values[0]
  }
}

const paths = [
  '/',
  '/assets/large-12345678.js',
  '/assets/../../etc/passwd',
  `/${'a.'.repeat(3000)}!`,
  `/${'a.aa.'.repeat(1500)}!`,
  '/%E0%A4%A',
  '/%00',
  '//evil.example/',
  'http://evil.example/api/business/products',
  '*',
  '/health',
  '/health?x=1',
  '/?mock=offline',
  '/api',
  '/api/',
  '/api/business/products?pageSize=-1&q=%00',
  `/api/business/products/${'../'.repeat(500)}`,
  '/api/business/events',
  '/api/business/auth/login',
  '/api/business/auth/register',
  '/api/business/registrations/AAAA/files',
  '/api/catalogue/media',
  '/api/mail-app/update-mail',
  '/api/nothing',
] as const

const headers = [
  '',
  'Range: bytes=5-1',
  'Range: bytes=5-3.5',
  'Range: bytes=-0',
  'Range: bytes=0-1,5-2,a-b',
  `Range: bytes=${'9'.repeat(500)}-`,
  'Accept-Encoding: br;q=0, gzip;q=nonsense',
  'Accept-Encoding: *;q=0',
  'If-None-Match: *',
  `If-None-Match: ${'"a", '.repeat(500)}`,
  'If-None-Match: "',
  'If-Match: "v-1"',
  'Cookie: scenario=offline; scenario=500',
  'Cookie: a="\\"; =; ;;',
  'Authorization: bearer x.y.z',
  `Authorization: Bearer ${'a.'.repeat(3000)}`,
  'Accept-Language: \u00ff\u00fe',
  'Content-Length: 99999999999',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Sec-Fetch-Site: cross-site',
  'Origin: null',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: multipart/form-data',
  'Content-Type: application/json; charset=nonsense',
  'Content-Type: text/plain',
] as const

const hosts = [
  'localhost',
  'localhost',
  'localhost',
  '127.0.0.1:1',
  'evil.example',
  '[::1',
  '',
] as const

const bodies = [
  '',
  '',
  '{}',
  'null',
  '{"email":null}',
  '{"email":"a@b.example","password":"x"}',
  '{"a":'.repeat(3000),
  '[{"__proto__":{"a":1}}]',
  '"\\ud800\\u0000"',
  `--x\r\n\r\n\r\n`.repeat(2000),
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nb\r\n--x--',
  '5\r\nabc',
  'zz\r\n',
] as const

const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'BREW',
] as const

function randomRequest(draw: Draw): RandomRequest {
  const body = draw(bodies)
  const lines = [
    `${draw(methods)} ${draw(paths)} HTTP/1.1`,
    `Host: ${draw(hosts)}`,
    draw(headers),
    draw(headers),
    draw([`Content-Length: ${Buffer.byteLength(body)}`, '']),
    draw(['Connection: close', 'Connection: close', 'Connection: keep-alive']),
  ]
  const request = `${lines.filter(Boolean).join('\r\n')}\r\n\r\n${body}`
  return {
    text: draw([
      request,
      request,
      request,
      request.slice(0, request.length / 2),
      `${request}${request}`,
    ]),
    abort: draw(['never', 'amid', 'at once']),
  }
}

/** Sends a request and resolves when its connection has ended in any way. */
function send(port: number, { text, abort }: RandomRequest): Promise<void> {
  return new Promise((done) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.write(text, 'latin1', () => {
        if (abort === 'at once') socket.destroy()
      })
    })
    socket.setTimeout(maxSilence, () => socket.destroy())
    socket.on('data', () => {
      if (abort === 'amid') socket.destroy()
    })
    socket.on('end', () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.on('close', () => done())
  })
}
