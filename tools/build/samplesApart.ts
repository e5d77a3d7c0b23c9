import type { Fetched } from './fetched.ts'

/**
 * Finds modules of sample apps that are fetched before their app is opened. The console knows a sample app's routes; everything else is
 * fetched with its screens.
 * @returns a sentence for each module that is fetched with something else; empty where the sample apps are separate
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

/** Files of a feature that the console always loads: its routes, their paths, the location of their messages, and its background tasks. */
const known = /^(index|paths|messages\/index|reminders\/(backgroundTask|remindersKey))\.ts$/

/** The sample app of a module; undefined for all other modules, and for those that the console knows of every feature. */
function appOf(id: string): string | undefined {
  const [, app, file = ''] = /packages\/features\/samples\/([^/]+)\/src\/(.+)$/.exec(id) ?? []
  return known.test(file) ? undefined : app
}
