import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import type { BrowserCommand, ProjectConfig } from 'vitest/node'
import { browserFlags, findBrowser, flagsLeftOut } from './tools/browser.ts'
import { SlowestFirst } from './tools/vite/slowestFirst.ts'

/** Timeout in milliseconds: long enough for a slow machine; a test that hangs still fails. */
const patience = 60_000

/** Moves the mouse out of the page (`.storybook/parkMouse.ts`). */
const parkMouse: BrowserCommand = ({ page }) => page.mouse.move(-1, -1)

/**
 * A project of tests in Node. Tests of packages and of the console share their workers and the modules loaded there, because loading is
 * most of the cost of a test file; each file starts with a reset environment. Tests that start servers and programs stay isolated.
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
 * Every story in Chromium, and most of them in a second look (`.storybook/decorators/checkOtherLook.ts`). Storybook permanently stops
 * animations that are running when a story's play ends, so motion is off.
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
    // `pnpm test` lists stories that pass only the second time.
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
    // The default is one fewer than the processors, which leaves one of two idle.
    maxWorkers: '100%',
    sequence: { sequencer: SlowestFirst },
    // A ResizeObserver that resizes elements itself is notified of them in the next frame, which the browser logs.
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
