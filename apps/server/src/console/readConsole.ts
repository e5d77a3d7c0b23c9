import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { StartupError } from '../process/StartupError.ts'
import type { Coding } from './acceptedCoding.ts'
import { type Hosts, serverPolicy } from './serverPolicy.ts'

/** A file in one content coding. */
export interface Representation {
  body: Buffer
  /** A strong entity tag, with its quotes. */
  tag: string
}

/** A file of the build. */
export interface BuiltFile {
  type: string
  plain: Representation
  coded: ReadonlyMap<Coding, Representation>
}

/** A built console, as it was when the server started. */
export interface BuiltConsole {
  /** Files by their paths, `/assets/main-1234.js`. */
  files: ReadonlyMap<string, BuiltFile>
  page: BuiltFile
  /** Header `Content-Security-Policy` of all of them. */
  policy: string
}

const codings: readonly [Coding, ending: string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/**
 * Reads a built console into memory (about 10 MB). Nothing is read later, so that a build in the same folder neither changes
 * nor breaks what a running server sends, and a download holds no file open.
 * @throws StartupError if the folder is missing or holds no console
 */
export function readConsole(folder: string): BuiltConsole {
  const files = new Map<string, BuiltFile>()
  const contents = contentsOf(folder)
  for (const [path, body] of contents) {
    if (codings.some(([, ending]) => path.endsWith(ending))) continue
    const coded = codings.flatMap(([coding, ending]) => {
      const bytes = contents.get(`${path}${ending}`)
      return bytes ? [[coding, representationOf(bytes)] as const] : []
    })
    files.set(path, {
      type: getMimeType(path) ?? 'application/octet-stream',
      plain: representationOf(body),
      coded: new Map(coded),
    })
  }
  const page = files.get('/index.html')
  if (!page) throw new StartupError(`${folder} holds no built console. Build it: pnpm build`)
  return { files, page, policy: serverPolicy(hostsIn(folder, files.get('/config.json'))) }
}

function contentsOf(folder: string): Map<string, Buffer> {
  try {
    return new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file.slice(folder.length).split(sep).join('/'), readFileSync(file)]),
    )
  } catch (error) {
    throw new StartupError(`The built console cannot be read (${messageOf(error)}).`)
  }
}

function hostsIn(folder: string, configuration: BuiltFile | undefined): Hosts {
  if (!configuration) throw new StartupError(`${join(folder, 'config.json')} is missing.`)
  try {
    return JSON.parse(configuration.plain.body.toString()) as Hosts
  } catch (error) {
    throw new StartupError(`${join(folder, 'config.json')} is not JSON (${messageOf(error)}).`)
  }
}

function representationOf(body: Buffer): Representation {
  return { body, tag: `"${createHash('sha1').update(body).digest('base64url')}"` }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
