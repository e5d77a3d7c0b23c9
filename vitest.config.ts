import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand, ProjectConfig } from 'vitest/node'
import { browserFlags, findBrowser, flagsLeftOut } from './tools/browser.ts'
import { withoutStoryTests } from './tools/vite/withoutStoryTests.ts'

/** A slow machine may take its time; a test that hangs fails all the same. */
const patience = 60_000

/** A test looks at what is there once all has come in: Storybook stops what still moves when a story's play ends, for good. */
const atRest = { motion: 'off' }

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
 * A project that runs every story in Chromium with the given toolbar settings. Each needs a provider of its own.
 * @param groupOrder after which other projects it runs
 */
function stories(name: string, look: Record<string, string>, groupOrder: number) {
  const initialGlobals = { ...atRest, ...look }
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
    test: {
      name,
      // After the unit tests and the other look, so that two pages of one browser share two processors.
      sequence: { groupOrder },
      testTimeout: patience,
      // What passes only the second time is named by `pnpm test`.
      retry: 1,
      isolate: false,
      setupFiles: ['.storybook/keepViewport.ts', '.storybook/parkMouse.ts'],
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
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}

/** A project that only looks at what another one has tested, in another look: without what no look changes. */
function storiesAgain(name: string, look: Record<string, string>, groupOrder: number) {
  const { test, ...rest } = stories(name, look, groupOrder)
  return {
    ...rest,
    plugins: [
      withoutStoryTests(),
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { ...atRest, ...look },
        // What a template shows while a route waits, and where it may not or can not read, has stories of its own.
        tags: { exclude: ['drawn-by-template'] },
      }),
    ],
    test: { ...test, env: { IS_OTHER_LOOK: 'yes' } },
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Its own choice is one fewer than processors, which on two leaves one without work.
    maxWorkers: '100%',
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
      stories('stories', { scheme: 'paper', language: 'en' }, 2),
      storiesAgain('stories, dark and right-to-left', { scheme: 'ink', language: 'ar' }, 3),
    ],
  },
})
