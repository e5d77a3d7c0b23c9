import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import type { BrowserCommand, ProjectConfig } from 'vitest/node'
import { browserFlags, findBrowser, flagsLeftOut } from './tools/browser.ts'
import { SlowestFirst } from './tools/vite/slowestFirst.ts'

/** A slow machine may take its time; a test that hangs fails all the same. */
const patience = 60_000

/** Leads the mouse out of the page (`.storybook/parkMouse.ts`). */
const parkMouse: BrowserCommand = ({ page }) => page.mouse.move(-1, -1)

/**
 * A project of tests in Node. Those of packages and of the console share their workers and what was loaded there, which is most of what
 * a file of them costs; each begins with the world as it was made. Those that start servers and programs stay apart.
 */
function units(name: string, test: ProjectConfig) {
  return {
    extends: true as const,
    test: {
      name,
      environment: 'node' as const,
      testTimeout: patience,
      hookTimeout: patience,
      ...test,
    },
  }
}

/**
 * Every story in Chromium, and most of them in a second look (`.storybook/decorators/checkOtherLook.ts`). Storybook stops what still moves
 * when a story's play ends, for good, so nothing moves.
 */
const stories: TestProjectConfiguration = {
  extends: true,
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { scheme: 'paper', language: 'en', motion: 'off' },
    }),
  ],
  test: {
    name: 'stories',
    // After the unit tests, so that two pages of one browser share two processors.
    sequence: { groupOrder: 2 },
    testTimeout: patience,
    // What passes only the second time is named by `pnpm test`.
    retry: 1,
    isolate: false,
    setupFiles: [
      '.storybook/keepViewport.ts',
      '.storybook/parkMouse.ts',
      '.storybook/unpainted.ts',
    ],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1200, height: 900 },
      commands: { parkMouse },
      provider: playwright({
        launchOptions: {
          executablePath: findBrowser(),
          args: browserFlags,
          ignoreDefaultArgs: flagsLeftOut,
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Its own choice is one fewer than processors, which on two leaves one without work.
    maxWorkers: '100%',
    sequence: { sequencer: SlowestFirst },
    // What a report of sizes resizes in turn is reported in the next frame, which the browser mentions.
    onConsoleLog: (log) => (log.includes('ResizeObserver loop') ? false : undefined),
    projects: [
      units('unit', {
        include: ['{packages,apps/console}/**/src/**/*.test.ts'],
        isolate: false,
        pool: 'threads',
        setupFiles: ['tools/vite/resetBetweenFiles.ts'],
        unstubGlobals: true,
        unstubEnvs: true,
        sequence: { groupOrder: 1 },
      }),
      units('unit, apart', {
        include: ['apps/server/src/**/*.test.ts', 'tools/{*,*/*}.test.ts'],
        sequence: { groupOrder: 0 },
      }),
      stories,
    ],
  },
})
