import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { builds } from './support/place'
import { expect, test } from './support/test'

/** Traces that only the sample backend leaves. Single first names also appear in a list of common passwords. */
const sampleTraces = [
  /mockServiceWorker/,
  /\bmsw\b/i,
  /Wanjiru Kamau|Amina Yusuf/,
  /console\.example/,
]

test('specification 9: without sample backend the build holds no MSW, no worker and no sample data', () => {
  const files = globSync('**/*', { cwd: builds.plain, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(10)
  // The worker that reads spreadsheets intercepts no calls.
  const workers = files.filter(({ name }) => /worker|msw|mock/i.test(unhashed(name)))
  expect(workers.filter(({ name }) => !unhashed(name).startsWith('reader.worker.'))).toEqual([])
  for (const trace of sampleTraces)
    expect(
      files.filter(({ parentPath, name }) => trace.test(content(join(parentPath, name)))),
      String(trace),
    ).toEqual([])
})

test('the sample build contains every trace that the plain build is searched for', () => {
  const scripts = globSync('assets/*.js', { cwd: builds.sample })
    .map((file) => content(join(builds.sample, file)))
    .join()
  for (const trace of sampleTraces) expect(scripts).toMatch(trace)
})

test('lists every third-party package of the build with its licence, fonts included, on a public page', async ({
  page,
}) => {
  await page.goto('/documentation/working-with-fuse-react/multi-language')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click()
  await expect(page).toHaveURL('/pages/licences')
  for (const [name, words] of [
    [/^react \d/, 'MIT License'],
    [/^react-aria-components /, 'Apache License'],
    [/^@fontsource\/ibm-plex-sans-arabic /, 'SIL OPEN FONT LICENSE'],
  ] as const) {
    const notice = page.getByRole('listitem').filter({ has: page.getByText(name) })
    await notice.getByText(name).click()
    await expect(notice.getByText(words).first()).toBeVisible()
  }
})

test('shows an error page if config.json asks this build for a sample backend', async ({
  page,
}) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ body: '{"addresses": {}, "sampleBackend": "all"}' }),
  )
  await page.goto('/login-now')
  await expect(page.getByRole('alert')).toContainText('carries no sample backend')
})

/** File name without its content hash, which may be any eight letters. */
function unhashed(name: string): string {
  return name.replace(/-[\w-]{8}(?=\.)/, '')
}

function content(path: string): string {
  const bytes = readFileSync(path)
  if (path.endsWith('.gz')) return gunzipSync(bytes).toString('utf8')
  return (path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8')
}
