import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, onTestFinished, test } from 'vitest'
import { chromaticOf, modes, modesOf } from '../../.storybook/modes.ts'
import { Album } from './album.ts'
import { refusedOf } from './chromaticArguments.ts'
import { compare } from './compare.ts'
import { countsOf, entryOf, isClean } from './report.ts'
import type { Camera, Picture } from './camera.ts'
import { shoot } from './shoot.ts'
import { storyOf } from './stories.ts'
import { tasksOf } from './takePictures.ts'
import { checkFolder, emptyFolder, pageOf } from './writeReport.ts'

const details = {
  id: 'ui-chip--plain',
  title: 'ui/primitives/Chip',
  name: 'Plain',
  importPath: './packages/ui/src/Chip.stories.tsx',
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
  const [outcome] = await shoot(
    tasks,
    (side) => (side === 'before' ? before : after),
    1,
    () => undefined,
  )
  return outcome
}

test('a picture of the base is taken once, but for a second look at it', async () => {
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
  expect(modesOf('ui/primitives/Chip', undefined)).toEqual(['light-ltr-desktop', 'dark-ar-desktop'])
  expect(modesOf('features/access/LoginScreen', undefined)).toContain('dark-ar-phone')
  expect(modesOf('shell/frame/Frame', { modes: ['dark-ltr-phone'] })).toEqual(['dark-ltr-phone'])
  expect(modesOf('ui/Clock', { skip: 'it moves' })).toEqual([])
})

test('Chromatic gets the same modes, and no more where a story is skipped', () => {
  expect(chromaticOf('ui/primitives/Chip', undefined)).toEqual({
    modes: {
      'light-ltr-desktop': modes['light-ltr-desktop'],
      'dark-ar-desktop': modes['dark-ar-desktop'],
    },
  })
  expect(chromaticOf('ui/Clock', { skip: 'it moves' })).toEqual({ disableSnapshot: true })
})

test('nothing that accepts or passes over changes reaches Chromatic', () => {
  expect(
    refusedOf(['--auto-accept-changes', '--exit-zero-on-changes=main', '--debug', '--skip']),
  ).toEqual(['--auto-accept-changes', '--exit-zero-on-changes=main', '--skip'])
})

test('modes that a story pins away are taken once, and a pinned window is obeyed', () => {
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

test('one pixel of one shade is a difference, and is framed', () => {
  expect(compare(picture(8), picture(8))).toBeUndefined()
  expect(compare(picture(8), picture(8, { x: 5, y: 2, blue: 201 }))).toMatchObject({
    pixels: 1,
    box: { left: 5, top: 2, width: 1, height: 1 },
  })
})

test('counts the area that only the larger of two pictures covers as different', () => {
  expect(compare(picture(8), picture(9))?.pixels).toBe(9 * 9 - 8 * 8)
})

test('reports only differences that can be reproduced', async () => {
  const [plain, odd] = [picture(8), picture(8, { x: 1, y: 1, blue: 0 })]
  expect((await outcomeOf(showing(plain), showing(odd, plain)))?.difference).toBeUndefined()
  expect((await outcomeOf(showing(plain), showing(odd)))?.difference?.pixels).toBe(1)
})

test('pictures are compared, new or removed by story and mode', () => {
  const story = storyOf(details)
  const other = storyOf({ ...details, id: 'ui-chip--gone' })
  const sides = tasksOf([story, other], [story]).map(({ shot, isInBase, isInHead }) => [
    shot.story,
    isInBase,
    isInHead,
  ])
  expect(sides).toContainEqual(['ui-chip--plain', true, true])
  expect(sides).toContainEqual(['ui-chip--gone', true, false])
})

test('the report has one status per picture, and only new and unchanged ones are clean', () => {
  const shot = { story: details.id, mode: 'light-ltr-desktop' as const }
  const story = storyOf(details)
  const png = picture(2)
  const difference = { pixels: 1, box: { left: 0, top: 0, width: 1, height: 1 }, png }
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
  expect(isClean(countsOf(entries))).toBe(false)
  expect(isClean(countsOf(entries.slice(0, 3)))).toBe(true)
  const page = pageOf({
    before: { name: 'main', tree: '1' },
    after: { name: 'working tree', tree: '2' },
    scope: 'All.',
    taken: { pictures: 2, seconds: 1 },
    counts: countsOf(entries),
    skipped: [],
    entries,
  })
  expect(page).toContain('&lt;b> broke')
  expect(page).toContain('1 pixel differs')
})

test('reports the finished pictures of a stopped run, without those in progress', async () => {
  const plain = picture(8)
  const tasks = ['ui-chip--plain', 'ui-chip--gone', 'ui-chip--late'].map((story) => ({
    shot: { story, mode: 'light-ltr-desktop' as const },
    isInBase: true,
    isInHead: true,
  }))
  let taken = 0
  let asked = 0
  const outcomes = await shoot(
    tasks,
    () => showing(plain),
    1,
    (pictures) => (taken += pictures),
    // Before and after the first, before the second; it stops during the second.
    () => ++asked > 3,
  )
  expect(outcomes.map(({ story }) => story)).toEqual(['ui-chip--plain'])
  expect(taken).toBe(2)
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
