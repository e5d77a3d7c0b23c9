import type { Fetched } from './fetched.ts'

/**
 * What would be fetched of a sample app by who does not open it. Of a sample app the console knows its routes; all else comes with
 * its screens.
 * @returns a sentence for each module that comes with something else; empty where the sample apps are apart
 */
export function findStrays(fetched: readonly Fetched[]): readonly string[] {
  const strays = new Set<string>()
  for (const { opener, modules } of fetched)
    for (const module of modules) {
      const app = appOf(module)
      if (app !== undefined && app !== appOf(opener)) strays.add(`${opener} fetches ${module}`)
    }
  return [...strays]
}

/** What the console knows of every feature: its routes, their paths, where their words are, and what goes on beside them while it is open. */
const known = /^(index|paths|words\/index|reminders\/(backgroundTask|remindersKey))\.ts$/

/** The sample app that a module is code of; undefined for all others, and for what the console knows of every feature. */
function appOf(id: string): string | undefined {
  const [, app, file = ''] = /packages\/features\/samples\/([^/]+)\/src\/(.+)$/.exec(id) ?? []
  return known.test(file) ? undefined : app
}
