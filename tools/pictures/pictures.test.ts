import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { buildIndex } from 'storybook/internal/core-server'
import { expect, onTestFinished, test } from 'vitest'
import { chosenModes, chromaticOf, mainStories, modes, modesOf } from '../../.storybook/modes.ts'
import { Album } from './album.ts'
import { refusedOf as refusedArguments } from './chromaticArguments.ts'
import { compare } from './compare.ts'
import { emptyMarks, refusedOf } from './accepted.ts'
import { entryOf, summaryOf } from './report.ts'
import type { Camera, Picture, Shot } from './camera.ts'
import { type Outcome, shoot } from './shoot.ts'
import { storyOf } from './stories.ts'
import { maxPictures, tasksOf } from './choose.ts'
import { checkFolder, emptyFolder, pageOf } from './writeReport.ts'

const root = join(import.meta.dirname, '../..')

const details = {
  id: 'ui-chip--plain',
  title: 'ui/primitives/Chip',
  name: 'Plain',
  type: 'story',
  importPath: './packages/ui/src/Chip.stories.tsx',
  isMain: false,
  pinned: {},
  windows: { phone: { styles: { width: '390px', height: '844px' } } },
}

/** A picture of one colour, with one pixel of another. */
function picture(size: number, odd?: { x: number; y: number; blue: number }): Buffer {
  const png = new PNG({ width: size, height: size })
  png.data.fill(200)
  if (odd) png.data[(odd.y * size + odd.x) * 4 + 2] = odd.blue
  return PNG.sync.write(png)
}

/** A camera that returns the given pictures in turn, and then its last one repeatedly. */
function showing(...pictures: Buffer[]): Camera {
  let at = 0
  const take = async (): Promise<Picture> => ({
    png: pictures[Math.min(at++, pictures.length - 1)] ?? Buffer.alloc(0),
  })
  return { take, close: async () => undefined } as unknown as Camera
}

async function outcomeOf(before: Camera, after: Camera) {
  const shot = { story: 'ui-chip--plain', mode: 'light-ltr-desktop' as const }
  const tasks = [{ shot, isInBase: true, isInHead: true }]
  const outcomes: Outcome[] = []
  await shoot(
    tasks,
    (side) => (side === 'before' ? before : after),
    1,
    (outcome) => outcomes.push(outcome),
  )
  return outcomes[0]
}

test('takes a picture of the base once, unless a fresh one is requested', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'album-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [first, second] = [picture(2), picture(2, { x: 0, y: 0, blue: 9 })]
  let stored = 0
  const album = new Album(showing(first, second), folder, () => stored++)
  const shot = { story: 'ui-chip--plain', mode: 'light-ltr-desktop' as const }
  expect(await album.take(shot)).toEqual({ png: first })
  expect(await album.take(shot)).toEqual({ png: first })
  expect(await album.take(shot, true)).toEqual({ png: second })
  expect(stored).toBe(1)
})

test('does not cache failures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'album-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const failing = { take: async () => ({ failure: 'broken' }), close: async () => undefined }
  const shot = { story: 'ui-chip--plain', mode: 'light-ltr-desktop' as const }
  await new Album(failing as unknown as Camera, folder, () => undefined).take(shot)
  const album = new Album(showing(picture(2)), folder, () => undefined)
  expect(await album.take(shot)).toEqual({ png: picture(2) })
})

test('takes parts in light and in dark Arabic, full-window stories also on a phone, and respects a story’s own choice', () => {
  const both = ['light-ltr-desktop', 'dark-ar-desktop']
  expect(modesOf({ title: 'ui/primitives/Chip' }, false, undefined)).toEqual(both)
  const screen = { title: 'features/access/LoginScreen', tags: ['play-fn'] }
  expect(modesOf({ title: screen.title }, false, undefined)).toContain('dark-ar-phone')
  expect(modesOf(screen, true, undefined)).toContain('dark-ar-phone')
  expect(modesOf(screen, false, undefined)).toEqual(both)
  const frame = { title: 'shell/frame/Frame' }
  expect(modesOf(frame, true, { modes: ['dark-ltr-phone'] })).toEqual(['dark-ltr-phone'])
  expect(modesOf({ title: 'ui/Clock' }, true, { skip: 'it moves' })).toEqual([])
})

test('Chromatic gets the chosen modes, and no picture of other stories', () => {
  expect(chromaticOf(['light-ltr-desktop'])).toEqual({
    modes: { 'light-ltr-desktop': modes['light-ltr-desktop'] },
  })
  expect(chromaticOf([])).toEqual({ disableSnapshot: true })
})

test('refuses Chromatic options that accept or skip changes', () => {
  expect(
    refusedArguments(['--auto-accept-changes', '--exit-zero-on-changes=main', '--debug', '--skip']),
  ).toEqual(['--auto-accept-changes', '--exit-zero-on-changes=main', '--skip'])
})

test('the chosen set has all modes of main screens and sheets, one mode of other stories, and none of stories that others show', () => {
  const screen = { ...details, title: 'features/orders/order', name: 'Filled' }
  const taken = modesOf(screen, true, undefined)
  const chosen = (
    story: Partial<typeof screen & { tags: string[] }>,
    isMain = false,
    pinned = {},
  ) => chosenModes({ ...screen, ...story }, isMain, pinned, taken)
  expect(chosen({}, true)).toEqual(taken)
  expect(chosen({ title: 'ui/primitives/Chip', name: 'States' })).toEqual(taken)
  expect(chosen({ title: 'ui/primitives/Chip', name: 'Wide' })).toEqual(['light-ltr-desktop'])
  expect(chosen({ name: 'Empty' })).toEqual(['light-ltr-desktop'])
  expect(chosen({ name: 'Failed', tags: ['drawn-by-template'] })).toEqual([])
  expect(chosen({ name: 'Opened', tags: ['play-fn'] })).toEqual([])
  expect(chosen({ name: 'Narrow' }, false, { viewport: { value: 'phone' } })).toEqual([])
  expect(chosen({ title: 'features/samples/mail', name: 'Empty' })).toEqual([])
  expect(chosen({ title: 'features/samples/mail' }, true)).toEqual(['light-ltr-desktop'])
})

test('a title is represented by its filled story, or by its first', () => {
  const story = (id: string, title: string, name: string) => ({ id, title, name, type: 'story' })
  const entries = [
    story('a1', 'a', 'Empty'),
    story('a2', 'a', 'Filled'),
    story('b1', 'b', 'Open'),
    story('b2', 'b', 'Closed'),
    { ...story('c1', 'c', 'presses'), subtype: 'test' },
  ]
  expect(mainStories(entries)).toEqual(new Set(['a2', 'b1']))
})

test('the chosen set stays within the maximum number of pictures', async () => {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook'), quiet: true })
  const stories = Object.values(entries).filter(
    (entry) => entry.type === 'story' && (entry.subtype ?? 'story') === 'story',
  )
  const mains = mainStories(stories)
  const pictures = stories.flatMap((entry) =>
    chosenModes(entry, mains.has(entry.id), {}, modesOf(entry, mains.has(entry.id), undefined)),
  )
  expect(stories.length).toBeGreaterThan(1_000)
  expect(pictures.length).toBeLessThanOrEqual(maxPictures)
})

test('skips modes that pinned globals make equal, and uses a pinned window', () => {
  const pinned = { scheme: 'ink', language: 'ar' }
  expect(storyOf({ ...details, pinned }).shots.map(({ mode }) => mode)).toEqual([
    'light-ltr-desktop',
  ])
  expect(storyOf({ ...details, pinned: { viewport: { value: 'phone' } } }).shots).toContainEqual({
    story: details.id,
    mode: 'dark-ar-desktop',
    size: { width: 390, height: 844 },
  })
})

test('one pixel of one shade is a difference, with its box', () => {
  expect(compare(picture(8), picture(8))).toBeUndefined()
  expect(compare(picture(8), picture(8, { x: 5, y: 2, blue: 201 }))).toMatchObject({
    pixels: 1,
    box: { left: 5, top: 2, width: 1, height: 1 },
  })
})

test('counts the area that only the larger of two pictures covers as different', () => {
  expect(compare(picture(8), picture(9))?.pixels).toBe(9 * 9 - 8 * 8)
})

test('confirms an equal change once', async () => {
  const [plain, odd] = [picture(8), picture(8, { x: 1, y: 1, blue: 0 })]
  const tasks = ['ui-chip--plain', 'ui-chip--wide'].map((story) => ({
    shot: { story, mode: 'light-ltr-desktop' as const },
    isInBase: true,
    isInHead: true,
  }))
  const fresh: string[] = []
  const camera = (png: Buffer) => ({
    async take({ story }: Shot, isFresh = false): Promise<Picture> {
      if (isFresh) fresh.push(story)
      return { png }
    },
    close: async () => undefined,
  })
  await shoot(
    tasks,
    (side) => camera(side === 'before' ? plain : odd),
    1,
    () => undefined,
  )
  expect(new Set(fresh)).toEqual(new Set(['ui-chip--plain']))
})

test('reports only differences that can be reproduced', async () => {
  const [plain, odd] = [picture(8), picture(8, { x: 1, y: 1, blue: 0 })]
  expect((await outcomeOf(showing(plain), showing(odd, plain)))?.difference).toBeUndefined()
  expect((await outcomeOf(showing(plain), showing(odd)))?.difference?.pixels).toBe(1)
})

test('pictures are compared, new or removed by story and mode', () => {
  const gone = storyOf({ ...details, id: 'ui-chip--gone' })
  const added = storyOf({ ...details, id: 'ui-chip--added' })
  const inOneMode = storyOf({ ...details, pinned: { scheme: 'ink', language: 'ar' } })
  const tasks = tasksOf([storyOf(details), gone], [inOneMode, added])
  const sides = tasks.map(({ shot: { story, mode }, ...side }) => [
    `${story} ${mode}`,
    side.isInBase,
    side.isInHead,
  ])
  expect(sides).toEqual([
    ['ui-chip--plain light-ltr-desktop', true, true],
    ['ui-chip--added light-ltr-desktop', false, true],
    ['ui-chip--added dark-ar-desktop', false, true],
    ['ui-chip--plain dark-ar-desktop', true, false],
    ['ui-chip--gone light-ltr-desktop', true, false],
    ['ui-chip--gone dark-ar-desktop', true, false],
  ])
})

test('the report has one status per picture, and only new and unchanged ones are clean', () => {
  const shot = { story: details.id, mode: 'light-ltr-desktop' as const }
  const story = storyOf(details)
  const png = picture(2)
  const box = { left: 0, top: 0, width: 1, height: 1 }
  const difference = { pixels: 1, box, change: { hash: 'a' }, png }
  const entries = [
    entryOf({ ...shot, before: { png }, after: { png } }, story),
    entryOf({ ...shot, after: { png } }, story),
    entryOf({ ...shot, before: { failure: 'no' }, after: { png } }, story),
    entryOf({ ...shot, before: { png } }, story),
    entryOf({ ...shot, before: { png }, after: { failure: '<b> broke' } }, story),
    entryOf({ ...shot, before: { png }, after: { png }, difference }, story),
  ]
  expect(entries.map(({ status }) => status)).toEqual([
    'unchanged',
    'new',
    'new',
    'removed',
    'failed',
    'changed',
  ])
  expect(refusedOf(entries, emptyMarks()).map(({ status }) => status)).toEqual([
    'removed',
    'failed',
    'changed',
  ])
  const page = pageOf(
    {
      before: { name: 'main', build: '1' },
      after: { name: 'working tree', build: '2' },
      scope: 'All.',
      taken: { pictures: 2, seconds: 1 },
      skipped: [],
      ...summaryOf(entries),
    },
    emptyMarks(),
  )
  expect(page).not.toContain('<b> broke')
  expect(page).not.toMatch(/^(import|export) /m)
})

test('reports the finished pictures of a stopped run, without those in progress', async () => {
  const plain = picture(8)
  const tasks = ['ui-chip--plain', 'ui-chip--gone', 'ui-chip--late'].map((story) => ({
    shot: { story, mode: 'light-ltr-desktop' as const },
    isInBase: true,
    isInHead: true,
  }))
  const outcomes: Outcome[] = []
  let asked = 0
  await shoot(
    tasks,
    () => showing(plain),
    1,
    (outcome) => outcomes.push(outcome),
    // Before and after the first, before the second; it stops during the second.
    () => ++asked > 3,
  )
  expect(outcomes.map(({ story }) => story)).toEqual(['ui-chip--plain'])
})

test('distinguishes a story that times out from one that failed and one that differs', () => {
  const shot = { story: 'ui-chip--plain', mode: 'light-ltr-desktop' as const }
  const png = { png: picture(8) }
  const late = { failure: 'It did not finish within 30 s.', isLate: true }
  const statusOf = (before: Picture, after: Picture) =>
    entryOf({ ...shot, before, after }, storyOf(details)).status
  expect(statusOf(png, late)).toBe('late')
  expect(statusOf(late, png)).toBe('late')
  expect(statusOf(png, { failure: 'It threw.' })).toBe('failed')
})

test('overwrites the files of an aborted run, and never a folder that is no report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'pictures'))
  emptyFolder(folder)
  writeFileSync(join(folder, 'thesis.txt'), 'years of work')
  expect(() => checkFolder(folder)).toThrow('is no report of ours')
  expect(() => emptyFolder(folder)).toThrow('is no report of ours')
})
