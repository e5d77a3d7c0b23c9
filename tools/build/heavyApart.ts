import type { Fetched } from './fetched.ts'

/** A heavy library: its packages, and the end or the folder of the paths of the only modules that may fetch it. */
interface Heavy {
  packages: readonly string[]
  by: string
}

/** Libraries that are fetched only where they are used, each of more than 10 kB gzipped. Add new ones here. */
const heavy: readonly Heavy[] = [
  // The calendar's month, week and day: 86 kB.
  {
    packages: ['@fullcalendar/', '@full-ui/'],
    by: 'samples/calendar/src/CalendarScreen/TimeViews.tsx',
  },
  // Date arithmetic of the calendar, and time zones of calendar files.
  { packages: ['temporal-polyfill/'], by: 'samples/calendar/src/' },
  // Calendar files, once one is read or written: 23 kB.
  { packages: ['ical.js/'], by: 'samples/calendar/src/ics/' },
  // Rich text, once it is edited.
  { packages: ['@tiptap/', 'prosemirror-'], by: 'templates/rich-text/src/editor/' },
  // Cropping of pictures.
  { packages: ['react-easy-crop/'], by: 'marketplace/src/pictures/CropDialog.tsx' },
  // Strength check of a new password, with its list of common ones: 240 kB.
  { packages: ['@zxcvbn-ts/'], by: 'core/src/passwords/isGuessable.ts' },
  // Spreadsheets and the telephone numbers in them: read and written by a worker, which is no file of the page's.
  {
    packages: ['read-excel-file/', 'papaparse/', 'fflate/', 'libphonenumber-js/'],
    by: 'import/src/reading/reader.worker.ts',
  },
]

/**
 * Finds heavy libraries that are fetched by code that doesn't use them.
 * @returns a sentence for each library and the module that fetches it; empty where all are separate
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

/** Heavy libraries that are missing from a build: their entry guards nothing. */
export function findUnused(fetched: readonly Fetched[]): readonly string[] {
  const ids = fetched.flatMap(({ modules }) => modules)
  return heavy
    .filter(({ by }) => !by.includes('.worker.'))
    .flatMap(({ packages }) => packages)
    .filter((name) => !ids.some((id) => id.includes(`/node_modules/${name}`)))
    .map((name) => `Nobody fetches ${name}`)
}
