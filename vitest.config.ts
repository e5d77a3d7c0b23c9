import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from './tools/browser.ts'

/** A project that runs every story in Chromium with the given toolbar settings. Each needs a provider of its own. */
function stories(name: string, initialGlobals: Record<string, string>) {
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
    test: {
      name,
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
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/src/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      stories('stories', { scheme: 'paper', language: 'en' }),
      stories('stories, dark and right-to-left', { scheme: 'ink', language: 'ar' }),
    ],
  },
})
