import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { msw } from 'msw/vite'
import type { Indexer } from 'storybook/internal/types'
import { isDocumented } from '../tools/checks/componentDocs.ts'
import { bookDocs } from '../tools/vite/bookDocs.ts'
import { bookSources } from '../tools/vite/bookSources.ts'
import { docgenOfComponents } from '../tools/vite/docgenOfComponents.ts'
import { minifiedManager } from '../tools/vite/minifiedManager.ts'
import { namedScreens } from '../tools/vite/namedScreens.ts'
import { notedLibraries } from '../tools/vite/notedLibraries.ts'
import { ownLanguages } from '../tools/vite/ownLanguages.ts'
import { storyIndex } from '../tools/vite/storyIndex.ts'
import { styledComponents } from '../tools/vite/styledComponents.ts'
import { withoutPublicSuffixes } from '../tools/vite/withoutPublicSuffixes.ts'

const root = join(import.meta.dirname, '..')
const packages = join(root, 'packages')

/** Folders with stories of one kind of package, so that a new package's stories are found without a list to maintain. */
function foldersWithStories(kind: string): string[] {
  const files = globSync(`${kind}/*/src/**/*.stories.tsx`, { cwd: packages })
  return [...new Set(files.map((file) => file.slice(0, file.indexOf('/src/'))))].toSorted()
}

/** Gives a docs page to each component of ui, the templates and the shell. */
function withDocsPages(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const entries = await indexer.createIndex(file, options)
      if (!isDocumented(relative(root, file))) return entries
      return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }))
    },
  }
}

/** The file of a weight of the font that `ui` uses. */
function plex(weight: number): string {
  return join(
    packages,
    `ui/node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`,
  )
}

/** Storybook's generator of its index, which its types leave out of this file. */
const index = { storyIndexGenerator: namedScreens }

export default defineMain({
  framework: '@storybook/react-vite',
  // Never packages/**: it would find every story a second time through node_modules.
  stories: [
    { directory: './pages' },
    { directory: '../packages/core/src', titlePrefix: 'core' },
    { directory: '../packages/ui/src', titlePrefix: 'ui' },
    { directory: '../packages/marketplace/src', titlePrefix: 'marketplace' },
    ...['templates', 'shell', 'features', 'features/samples']
      .flatMap(foldersWithStories)
      .map((folder) => ({
        directory: `../packages/${folder}/src`,
        titlePrefix: folder,
      })),
  ],
  experimental_indexers: (indexers = []) => indexers.map(withDocsPages),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    // Storybook looks for /favicon.svg, and then links it under the name of its source.
    ...['/favicon.svg', '/mark.svg'].map((to) => ({
      from: '../apps/console/public/mark.svg',
      to,
    })),
    // Of the manager itself, in manager-head.html.
    ...[400, 600].map((weight) => ({ from: plex(weight), to: `/plex/${weight}.woff2` })),
  ],
  // The sidebar's filter shows them.
  tags: {
    _test: { defaultFilterSelection: 'exclude' },
    'drawn-by-template': { defaultFilterSelection: 'exclude' },
    'for-developers': { defaultFilterSelection: 'exclude' },
  },
  ...index,
  // A story's background is its colour scheme's.
  features: { experimentalTestSyntax: true, backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    ...styledComponents,
    plugins: [
      ...docgenOfComponents(config.plugins ?? []),
      msw({ mode: 'worker-only' }),
      storyIndex(),
      bookDocs(root),
      bookSources(root),
      notedLibraries(root),
      ownLanguages,
      withoutPublicSuffixes,
      minifiedManager,
    ],
    logLevel: 'warn',
    // In tests react-aria's virtualizers draw everything unless a browser is indicated.
    define: { ...config.define, 'process.env.VIRT_ON': 'true' },
    resolve: { ...config.resolve, tsconfigPaths: true },
    build: {
      ...config.build,
      // Storybook's own chunks are large, some of its libraries contain "use client", and its plugins take most of the time:
      // none of it is ours to fix.
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // A chart names guards by their functions.
        output: { keepNames: true },
        checks: { moduleLevelDirective: false, bundlerTimings: false },
      },
    },
  }),
})
