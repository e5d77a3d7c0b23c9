import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Builds into a separate folder, which replaces the last build when finished. Processes that read the last build never see a partial
 * one, and a failed build leaves it unchanged.
 * @param place the build's folder
 * @param build writes into the given folder
 */
export async function buildAside(
  place: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  const aside = join(dirname(place), 'node_modules', `.build-${process.pid}`)
  const [made, last] = [join(aside, 'made'), join(aside, 'last')]
  mkdirSync(aside, { recursive: true })
  try {
    await build(made)
    moveAway(place, last)
    mkdirSync(dirname(place), { recursive: true })
    renameSync(made, place)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function moveAway(place: string, last: string): void {
  try {
    renameSync(place, last)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
