/** Caches the pictures of a build, so that a stopped run continues, and a second comparison with the build does not take them again. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modes } from '../../.storybook/modes.ts'
import type { Camera, Picture, Shot } from './camera.ts'

/** Folder of a build's pictures. Its name contains their other dependencies: the browser, the modes and the version of the camera. */
export function albumOf(folder: string, build: string, browserVersion: string): string {
  const camera = ['camera.ts', 'inPage.ts', '../browser.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, file)),
  )
  const rest = createHash('sha256').update(browserVersion).update(JSON.stringify(modes))
  for (const source of camera) rest.update(source)
  return join(folder, `${build}-${rest.digest('hex').slice(0, 12)}`)
}

/** A camera that takes no picture twice, unless a fresh one is requested. Failures are not cached. */
export class Album {
  readonly #camera: Camera
  readonly #folder: string
  readonly #onStored: () => void

  /** @param onStored called for each cached picture */
  constructor(camera: Camera, folder: string, onStored: () => void) {
    this.#camera = camera
    this.#folder = folder
    this.#onStored = onStored
    mkdirSync(folder, { recursive: true })
    utimesSync(folder, new Date(), new Date())
  }

  async take(shot: Shot, isFresh = false): Promise<Picture> {
    const { width = 0, height = 0 } = shot.size ?? {}
    const file = join(this.#folder, `${shot.story}--${shot.mode}--${width}x${height}.png`)
    if (!isFresh && existsSync(file)) {
      this.#onStored()
      return { png: readFileSync(file) }
    }
    const picture = await this.#camera.take(shot, isFresh)
    if ('png' in picture) {
      // Renamed at the end, so that an aborted run leaves no partial file.
      writeFileSync(`${file}.part`, picture.png)
      renameSync(`${file}.part`, file)
    }
    return picture
  }

  async close(): Promise<void> {
    await this.#camera.close()
  }
}
