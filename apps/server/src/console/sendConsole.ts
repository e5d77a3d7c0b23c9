import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { acceptedCoding } from './acceptedCoding.ts'
import { byteRangeOf } from './byteRange.ts'
import type { BuiltConsole, BuiltFile, Representation } from './readConsole.ts'

/** Files here are named after their content and never change. */
const assets = '/assets/'

/**
 * Sends the files of a built console. A path that is no file gets the page, unless it is an asset's or ends like a file name.
 * Only GET and HEAD are answered, with at most one byte range. Sets the page's policy; the caller sets the other security
 * headers.
 */
export function sendConsole({ files, page, policy }: BuiltConsole): RequestListener {
  return (request, response) => {
    response.setHeader('Content-Security-Policy', policy)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    const path = pathOf(request)
    const file = files.get(path) ?? (isScreen(path) ? page : undefined)
    if (!file) return void response.writeHead(404).end()
    response.setHeader(
      'Cache-Control',
      path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    send(file, request, response)
  }
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const [path = '/'] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function isScreen(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return !path.startsWith(assets) && !/\.\w+$/.test(name)
}

function send(file: BuiltFile, request: IncomingMessage, response: ServerResponse): void {
  const { headers, method } = request
  const coding = acceptedCoding(headers['accept-encoding'], [...file.coded.keys()])
  const sent = (coding && file.coded.get(coding)) ?? file.plain
  response.setHeader('ETag', sent.tag)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Accept-Ranges', 'bytes')
  if (isKnown(headers['if-none-match'], sent.tag)) return void response.writeHead(304).end()
  response.setHeader('Content-Type', file.type)
  if (coding) response.setHeader('Content-Encoding', coding)

  const range = byteRangeOf(rangeAsked(request, sent), sent.body.length)
  if (range === 'unsatisfiable') {
    response.removeHeader('Content-Encoding')
    response.writeHead(416, { 'Content-Range': `bytes */${sent.body.length}` }).end()
    return
  }
  const body = range ? sent.body.subarray(range.first, range.last + 1) : sent.body
  if (range)
    response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${sent.body.length}`)
  response.writeHead(range ? 206 : 200, { 'Content-Length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
}

/** Checks whether `If-None-Match` names the representation that would be sent: RFC 9110, 13.1.2. */
function isKnown(header: string | undefined, tag: string): boolean {
  return header?.trim() === '*' || (header?.match(/"[^"]*"/g)?.includes(tag) ?? false)
}

/** The `Range` that applies: none for HEAD, and none if `If-Range` names another version. */
function rangeAsked({ headers, method }: IncomingMessage, { tag }: Representation) {
  const onlyFor = headers['if-range']
  return method === 'GET' && (onlyFor === undefined || onlyFor === tag) ? headers.range : undefined
}
