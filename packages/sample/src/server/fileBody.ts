import { plainFileName, sha256Of } from '@console/core/files'
import { withoutMetadata } from '@console/core/media'
import * as z from 'zod/mini'

/** A received file. */
export const sentFile = z.object({
  /** Without folders, control characters and direction marks; 200 characters at most. */
  name: z.string(),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
  /** Hash under which it is stored. */
  sha256: z.string(),
})

/** A received file. */
export type SentFile = z.infer<typeof sentFile>

/** File of a form, as it was read. */
export type ReadFile = Pick<SentFile, 'name' | 'bytes'>

/**
 * Reads the field `file` of a form in a page. A server reads it as a stream, with limits.
 * @throws TypeError if there is no file
 */
export async function readFileInPage(request: Request): Promise<ReadFile> {
  const file = (await request.formData()).get('file')
  if (!(file instanceof File)) throw new TypeError('There is no file')
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** Prepares a file for storage: its name is safe to show and save, and a picture has no metadata such as the place where it was taken. */
export async function storableFile(file: ReadFile): Promise<SentFile> {
  const bytes = withoutMetadata(file.bytes)
  return { name: plainFileName(file.name), bytes, sha256: await sha256Of(bytes) }
}

/**
 * Answers with a file. The address of a public one is derived from its content, so it may be cached permanently. A private one is
 * never cached, and a browser that navigates there saves it, whatever its type.
 */
export function fileResponse(
  file: File,
  headers: Record<string, string>,
  isPrivate: boolean,
): Response {
  return new Response(file, {
    headers: {
      ...headers,
      'Content-Type': file.type,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      ...(isPrivate
        ? {
            'Cache-Control': 'private, no-store',
            'Content-Disposition': `attachment; filename*=UTF-8''${inHeader(file.name)}`,
          }
        : { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    },
  })
}

/** Encodes a name as in RFC 8187. */
function inHeader(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
