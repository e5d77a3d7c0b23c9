import { defineConfig } from '@playwright/test'
import type { Backend } from './apps/console/journeys/support/place'
import { browserFlags, ensureBrowser } from './tools/browser'

const scripted = '**/*.scripted.journey.ts'
const inPage = '**/*.inPage.journey.ts'

/**
 * The journeys over the built console (apps/console/journeys) with each of its backends, and over the built Storybook
 * (.storybook/journeys).
 */
export default defineConfig<object, { backend: Backend }>({
  testDir: 'apps/console/journeys',
  globalSetup: './tools/journeys.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // `pnpm test` lists journeys that pass only the second time.
  retries: 1,
  reporter: 'list',
  // Long enough for a slow machine; a journey that hangs still fails.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: ensureBrowser(), args: browserFlags },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'server',
      testMatch: '**/*.journey.ts',
      testIgnore: [scripted, inPage],
      use: { backend: 'server' },
    },
    {
      name: 'scripted',
      testMatch: scripted,
      use: { backend: 'scripted' },
    },
    {
      name: 'inPage',
      // Journeys about the builds run with both.
      testMatch: [inPage, '**/*.builds.journey.ts'],
      use: { backend: 'inPage' },
    },
    {
      name: 'book',
      testDir: '.storybook/journeys',
      testMatch: '**/*.journey.ts',
      // Storybook draws two applications, and a journey opens it several times.
      timeout: 90_000,
      expect: { timeout: 30_000 },
      use: { actionTimeout: 30_000 },
    },
  ],
})
