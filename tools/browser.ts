import { execFileSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { chromium } from 'playwright'

/**
 * Features disabled in Chromium. Otherwise each window of a full Chromium draws two invisible pages for its address bar, which take a
 * quarter of the time of opening a page. Of two lists Chromium uses the last, so Playwright's own is repeated.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Flags that keep a headless Chromium quiet and working as root and without a network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join(',')}`,
]

/**
 * Flags of Playwright's that Chromium is started without. Playwright moves the shared memory of Chromium, and with it every frame, to
 * files in the temporary folder; in memory no disk can delay a frame. It stays in files where shared memory has less than a gigabyte.
 */
export const flagsLeftOut = hasSharedMemory() ? ['--disable-dev-shm-usage'] : []

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize >= 1024 ** 3
}

const systemBrowsers = [
  // Chromium without windows: the same pages in an eighth less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium: `CHROMIUM_PATH`, Playwright's own, then the system's. Undefined where there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

/**
 * Finds a Chromium or installs one, first as Playwright does and then from Debian's packages.
 * @throws when neither works
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  const attempts: [string, string[]][] = [
    ['playwright', ['install', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
  ]
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    } catch {
      // The next attempt, or the error below, explains it.
    }
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to its executable.',
  )
}

if (import.meta.main) console.log(`Chromium: ${ensureBrowser()}`)
