import { once } from 'node:events'
import type { Writable } from 'node:stream'
import Busboy, { type BusboyHeaders } from '@fastify/busboy'
import { maxFileBytes } from '@console/core/media'
import { refuse, type SampleEnvironment } from '@console/sample'

/** A form contains its file, and little else. */
const limits = {
  parts: 8,
  files: 1,
  fields: 4,
  fieldSize: 1024,
  headerPairs: 16,
  headerSize: 4096,
  fileSize: maxFileBytes,
}

/**
 * Reads the field `file` of a form as a stream, and stops at the first limit that is reached.
 * @throws Error if it is no such form, Refusal 413 for a file that is too large
 */
export const readFile: SampleEnvironment['readFile'] = async ({ headers, body }) => {
  if (!body) throw new TypeError('There is no body')
  const form = new Busboy({
    headers: { 'content-type': headers.get('Content-Type') ?? '' } as BusboyHeaders,
    limits,
  })
  // The first error is thrown below; a parser may report more, which without a listener would end the process.
  form.on('error', () => undefined)
  const parts: Buffer[] = []
  let name: string | undefined
  form.on('file', (field, stream, fileName) => {
    if (field === 'file') name = fileName
    stream.on('data', (part: Buffer) => parts.push(part))
    // Interrupted within the file; without a listener Node would end the process.
    stream.on('error', (error) => form.destroy(error))
    stream.once('limit', () => form.destroy(refuse(413, 'too_large', 'file.too_large')))
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.once(limit, () => form.destroy(new TypeError(`The form reaches its ${limit}`)))
  await writeAll(body, form)
  if (name === undefined) throw new TypeError('There is no file')
  return { name, bytes: new Uint8Array(Buffer.concat(parts)) }
}

/**
 * Writes a stream to a parser until it ends or the parser fails. The rest of the stream is left alone: cancelling it would close the connection
 * before the answer is sent.
 */
async function writeAll(body: ReadableStream<Uint8Array>, form: Writable): Promise<void> {
  const ended = once(form, 'finish')
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await Promise.race([reader.read(), ended.then(() => nothingMore)])
    if (done) break
    await Promise.race([new Promise((written) => form.write(value, written)), ended])
  }
  form.end()
  await ended
}

const nothingMore = { done: true, value: undefined } as const
