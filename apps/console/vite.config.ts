import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { ownLanguages } from '../../tools/vite/ownLanguages.ts'
import { styledComponents } from '../../tools/vite/styledComponents.ts'

export default defineConfig({
  ...styledComponents,
  root: import.meta.dirname,
  plugins: [react(), msw(), ownLanguages],
  resolve: {
    // React 18 and later have this hook; the shim would add a second implementation.
    alias: [
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?/,
        replacement: 'use-sync-external-store',
      },
    ],
  },
  build: {
    target: 'es2023',
    manifest: true,
    // Read at /pages/licences, for everything that is really in the scripts; `addFontLicences` adds the fonts.
    license: { fileName: 'licences.json' },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // `writePage` puts the one style sheet into the page: no screen waits for it.
    cssCodeSplit: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
  },
})
