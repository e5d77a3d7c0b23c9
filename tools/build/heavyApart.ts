import type { Fetched } from './fetched.ts'

/** A heavy library: which packages it is, and the end or the folder of the modules that alone fetch it. */
interface Heavy {
  packages: readonly string[]
  by: string
}

/** The libraries that are fetched only where they are used, each of more than 10 kB gzipped. What comes new stands here, too. */
const heavy: readonly Heavy[] = [
  // The calendar's month, week and day: 86 kB.
  {
    packages: ['@fullcalendar/', '@full-ui/'],
    by: 'samples/calendar/src/CalendarScreen/TimeViews.tsx',
  },
  // What these count days with, and calendar files their time zones.
  { packages: ['temporal-polyfill/'], by: 'samples/calendar/src/' },
  // Calendar files, once one is read or written: 23 kB.
  { packages: ['ical.js/'], by: 'samples/calendar/src/ics/' },
  // Rich text, once it is written.
  { packages: ['@tiptap/', 'prosemirror-'], by: 'templates/rich-text/src/editor/' },
  // The part of a picture that is kept.
  { packages: ['react-easy-crop/'], by: 'marketplace/src/pictures/CropDialog.tsx' },
  // The check of a password while it is chosen, with its list of common ones: 240 kB.
  { packages: ['@zxcvbn-ts/'], by: 'core/src/passwords/isGuessable.ts' },
  // Spreadsheets and the telephone numbers in them: read and written by a worker, which is no file of the page's.
  {
    packages: ['read-excel-file/', 'papaparse/', 'fflate/', 'libphonenumber-js/'],
    by: 'import/src/reading/reader.worker.ts',
  },
]

/**
 * What would be fetched of a heavy library by who does not use it.
 * @returns a sentence for each library and what it comes with; empty where all are apart
 */
export function findHeavyStrays(fetched: readonly Fetched[]): readonly string[] {
  return fetched.flatMap(({ opener, modules }) =>
    heavy
      .filter(({ by }) => !opener.includes(by))
      .flatMap(({ packages }) => packages)
      .filter((name) => modules.some((id) => id.includes(`/node_modules/${name}`)))
      .map((name) => `${opener} fetches ${name}`),
  )
}

/** Those of the heavy libraries that a build has not: their line watches nothing. */
export function findUnused(fetched: readonly Fetched[]): readonly string[] {
  const ids = fetched.flatMap(({ modules }) => modules)
  return heavy
    .filter(({ by }) => !by.includes('.worker.'))
    .flatMap(({ packages }) => packages)
    .filter((name) => !ids.some((id) => id.includes(`/node_modules/${name}`)))
    .map((name) => `Nobody fetches ${name}`)
}
