import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ModeName } from '../../.storybook/modes.ts'
import { temporaryTree } from '../checks/temporaryTree.ts'
import { run } from '../revision.ts'
import { keyOfTree, keyOfWorkingTree } from './buildKey.ts'
import { choose, maxPictures, shardOf } from './choose.ts'
import { parseOptions, usage } from './options.ts'
import { showProgress } from './progress.ts'
import type { Story } from './stories.ts'

function repository(files: Record<string, string>): string {
  const root = temporaryTree(files)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', 'Start')
  return root
}

test('a build is reused until a file that it reads changes', () => {
  const root = repository({
    'packages/ui/src/Chip.tsx': '1',
    'docs/pictures.md': '1',
    'apps/server/src/api.ts': '1',
  })
  const before = keyOfTree(root, 'HEAD')
  expect(keyOfWorkingTree(root)).toBe(before)
  const aside = [
    'docs/pictures.md',
    'apps/server/src/api.ts',
    'server.pid',
    'packages/ui/README.md',
    'packages/ui/src/Chip.test.ts',
    '.storybook/journeys/book.journey.ts',
  ]
  mkdirSync(join(root, '.storybook/journeys'), { recursive: true })
  for (const path of aside) writeFileSync(join(root, path), '2')
  expect(keyOfWorkingTree(root)).toBe(before)
  writeFileSync(join(root, 'packages/ui/src/New.tsx'), '1')
  const added = keyOfWorkingTree(root)
  expect(added).not.toBe(before)
  writeFileSync(join(root, 'pnpm-lock.yaml'), '1')
  expect(keyOfWorkingTree(root)).not.toBe(added)
})

test('a stop ends a command with the processes it has started', async () => {
  const root = temporaryTree({ 'README.md': '' })
  const stop = new AbortController()
  const file = join(root, 'child')
  const script = 'tail -f /dev/null & echo $! > child.part && mv child.part child && wait'
  const started = new Promise<void>((done) => {
    const watcher = watch(root, () => {
      if (!existsSync(file)) return
      watcher.close()
      done()
    })
  })
  const command = run(root, 'sh', ['-c', script], stop.signal)
  await started
  stop.abort()
  await expect(command).rejects.toThrow('ended with')
  const child = readFileSync(file, 'utf8').trim()
  // A killed process stays in the list until its parent has read its status.
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', child], { encoding: 'utf8' })
  expect(stdout.trim()).toMatch(/^(Z.*)?$/)
  await expect(run(root, 'sh', ['-c', 'true'], stop.signal)).rejects.toThrow('aborted')
})

const both: ModeName[] = ['light-ltr-desktop', 'dark-ar-desktop']

function story(id: string, chosen: ModeName[] = []): Story {
  const shots = both.map((mode) => ({ story: id, mode }))
  return { id, title: `ui/${id}`, name: 'Plain', file: `${id}.stories.tsx`, shots, chosen }
}

const every = { everything: 'asked for' }
const keysOf = ({ tasks }: ReturnType<typeof choose>) =>
  tasks.map(({ shot }) => `${shot.story} ${shot.mode}`)

test('takes all pictures that can have changed, or the chosen set if they are too many', () => {
  const stories = [story('a', ['light-ltr-desktop']), story('b')]
  expect(keysOf(choose({ scope: 'affected' }, every, stories, stories))).toHaveLength(4)
  expect(
    keysOf(
      choose({ scope: 'affected' }, { storyFiles: new Set(['b.stories.tsx']) }, stories, stories),
    ),
  ).toHaveLength(2)
  const many = [...stories, ...Array.from({ length: maxPictures }, (_, at) => story(`c${at}`))]
  const few = choose({ scope: 'affected' }, every, many, many)
  expect(keysOf(few)).toEqual(['a light-ltr-desktop'])
  expect(few.scope).toContain(`1 of ${2 * many.length} pictures`)
  expect(keysOf(choose({ scope: 'all' }, every, many, many))).toHaveLength(2 * many.length)
  const none = { storyFiles: new Set<string>() }
  expect(keysOf(choose({ scope: 'chosen' }, none, stories, stories))).toEqual([
    'a light-ltr-desktop',
  ])
})

test('takes the wanted stories and modes', () => {
  const stories = [story('chip'), story('chip-2'), story('button')]
  const taken = (choice: object) =>
    keysOf(choose({ scope: 'affected', ...choice }, every, stories, stories))
  expect(taken({ only: 'CHIP' })).toHaveLength(4)
  expect(taken({ stories: ['chip'] })).toHaveLength(2)
  expect(taken({ modes: ['dark-ar-desktop'], stories: ['button'] })).toEqual([
    'button dark-ar-desktop',
  ])
})

test('shards take every picture once, and keep a story together when others are added', () => {
  const stories = Array.from({ length: 40 }, (_, at) => story(`s${at}`))
  const shard = (index: number) =>
    keysOf(choose({ scope: 'all', shard: { index, count: 3 } }, every, stories, stories))
  const parts = [shard(1), shard(2), shard(3)]
  expect(parts.every((part) => part.length > 0)).toBe(true)
  expect(parts.flat().toSorted()).toEqual(
    keysOf(choose({ scope: 'all' }, every, stories, stories)).toSorted(),
  )
  expect(parts[shardOf('s7', 3) - 1]).toEqual(
    expect.arrayContaining(['s7 light-ltr-desktop', 's7 dark-ar-desktop']),
  )
})

test('writes a line to a log each minute and each 5 %, and updates one line in a terminal', () => {
  const lines: string[] = []
  let time = 0
  const show = showProgress({ write: (text) => lines.push(text) }, () => time)
  show(1, 100, 2)
  expect(lines).toEqual([])
  show(5, 100, 2)
  expect(lines).toEqual(['5 of 100 pictures, 2.0 a second, 48 s left\n'])
  time = 60_000
  show(6, 100, 2)
  show(100, 100, 2)
  expect(lines).toHaveLength(3)
  const drawn: string[] = []
  showProgress({ isTTY: true, write: (text) => drawn.push(text) }, () => 0)(1, 100, 2)
  expect(drawn[0]).toMatch(/^\r.*1 of 100 pictures/)
})

test('the help explains every option, and an error names the wrong one', () => {
  const options =
    'against all only stories mode shard windows out accepted merge serve port help'.split(' ')
  for (const option of options) expect(usage).toContain(`--${option}`)
  expect(parseOptions(['--shard', '2/4', '--mode', 'dark-ar-phone']).choice).toMatchObject({
    shard: { index: 2, count: 4 },
    modes: ['dark-ar-phone'],
  })
  for (const wrong of [
    ['--shard', '5/4'],
    ['--mode', 'pink'],
    ['--windows', '0'],
  ])
    expect(() => parseOptions(wrong)).toThrow(wrong[0])
  expect(() => parseOptions(['x'])).toThrow('--merge')
})
