import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from './tools/browser.ts'
import { withoutStoryTests } from './tools/vite/withoutStoryTests.ts'

/** A project that runs every story in Chromium with the given toolbar settings. Each needs a provider of its own. */
function stories(name: string, initialGlobals: Record<string, string>, ...plugins: Plugin[]) {
  return {
    extends: true as const,
    plugins: [...plugins, storybookTest({ configDir: '.storybook', initialGlobals })],
    test: {
      name,
      // After the unit tests, so that two pages share two processors.
      sequence: { groupOrder: 1 },
      // A slow machine may take its time; a test that hangs fails all the same.
      testTimeout: 60_000,
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: { executablePath: findBrowser(), args: browserFlags },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Its own choice is one fewer than processors, which on two leaves one without work.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          sequence: { groupOrder: 0 },
          include: ['packages/**/src/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      stories('stories', { scheme: 'paper', language: 'en' }),
      stories(
        'stories, dark and right-to-left',
        { scheme: 'ink', language: 'ar' },
        withoutStoryTests(),
      ),
    ],
  },
})
