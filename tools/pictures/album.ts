/** Keeps the pictures of a revision, so that a second comparison with it takes only the other side's. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Camera, Picture, Shot } from './camera.ts'

/**
 * Where the pictures of a tree are kept: with what else they depend on in its name, which is the browser, and how the camera
 * works.
 */
export function albumOf(folder: string, tree: string, browserVersion: string): string {
  const camera = ['camera.ts', '../../.storybook/modes.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, file)),
  )
  const rest = createHash('sha256').update(browserVersion)
  for (const source of camera) rest.update(source)
  return join(folder, `${tree}-${rest.digest('hex').slice(0, 12)}`)
}

/** A camera that takes no picture twice, unless a fresh one is asked for. What failed is not kept. */
export class Album {
  readonly #camera: Camera
  readonly #folder: string
  readonly #onKept: () => void

  /** @param onKept called for each picture that need not be taken */
  constructor(camera: Camera, folder: string, onKept: () => void) {
    this.#camera = camera
    this.#folder = folder
    this.#onKept = onKept
    mkdirSync(folder, { recursive: true })
    utimesSync(folder, new Date(), new Date())
  }

  async take(shot: Shot, isFresh = false): Promise<Picture> {
    const { width = 0, height = 0 } = shot.size ?? {}
    const file = join(this.#folder, `${shot.story}--${shot.mode}--${width}x${height}.png`)
    if (!isFresh && existsSync(file)) {
      this.#onKept()
      return { png: readFileSync(file) }
    }
    const picture = await this.#camera.take(shot, isFresh)
    if ('png' in picture) {
      // Renamed, so that a run that is broken off leaves no half of one.
      writeFileSync(`${file}.part`, picture.png)
      renameSync(`${file}.part`, file)
    }
    return picture
  }

  async close(): Promise<void> {
    await this.#camera.close()
  }
}
