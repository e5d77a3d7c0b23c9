import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { buildIndex } from 'storybook/internal/core-server'
import type { IndexEntry } from 'storybook/internal/types'
import { beforeAll, expect, test } from 'vitest'
import main from '../../.storybook/main.ts'
import { specificationRoutes } from '../../.storybook/pages/routes/specificationRoutes.ts'
import type { Screen } from '../../.storybook/screens/readScreens.ts'
import { nameScreens, readScreens, smallIndex } from './namedScreens.ts'

const root = join(import.meta.dirname, '../..')

let entries: IndexEntry[]
let search: (text: string) => string[]
let screens: Screen[]

beforeAll(async () => {
  const [index, read] = await Promise.all([
    buildIndex({ configDir: join(root, '.storybook'), quiet: true }),
    readScreens(),
  ])
  entries = Object.values(smallIndex(nameScreens(index, read)).entries)
  search = searchOf(entries)
  screens = read
})

/** The search takes a tenth of a second for a text. */
const timeout = 300_000

test('every address of the specification finds its screen first', { timeout }, () => {
  const addresses = specificationRoutes.flatMap(({ patterns }) => patterns)
  const found = addresses.map((address) => [address, search(address)[0]])
  const wanted = addresses.map((address) => [
    address,
    screens.find((screen) => screen.addresses.includes(address))?.file,
  ])
  expect(found).toEqual(wanted)
})

test.each(['en', 'tr', 'ar'] as const)(
  'every title finds its screen first, or after one whose title begins with it: %s',
  { timeout },
  (language) => {
    const titleOf = ({ titles }: Screen) => titles[language].toLowerCase()
    const lost = screens.filter((screen) => {
      const title = titleOf(screen)
      const [first, second] = search(title).map((file) =>
        screens.filter((each) => each.file === file).map(titleOf),
      )
      const isFound = first?.includes(title)
      return !isFound && !(first?.some((each) => each.startsWith(title)) && second?.includes(title))
    })
    expect(lost.map(titleOf)).toEqual([])
  },
)

test('stories that the sidebar leaves out are tested, except states of a template', () => {
  const hidden = entries.filter(({ tags }) => tags?.some(isHidden))
  expect(hidden.filter(({ tags }) => tags?.includes('for-developers'))).not.toEqual([])
  const untested = hidden.filter(({ tags }) => !tags?.includes('test'))
  expect(untested.filter(({ tags }) => !tags?.includes('drawn-by-template'))).toEqual([])
})

interface Item {
  type: 'component' | 'story'
  name: string
  path: string[]
  file: string
}

/** Files in the results of Storybook's search for a text, without duplicates. */
function searchOf(entries: readonly IndexEntry[]): (text: string) => string[] {
  const shown = entries.filter(
    (entry) => entry.type === 'story' && entry.subtype !== 'test' && !entry.tags?.some(isHidden),
  )
  const components = new Map(
    shown.map(({ title, importPath }): [string, Item] => {
      const path = title.split('/')
      const name = path.pop() ?? ''
      return [title, { type: 'component', name, path, file: importPath }]
    }),
  )
  const stories = shown.map((entry): Item => {
    const { title, importPath } = entry
    return { ...entry, type: 'story', path: title.split('/'), file: importPath }
  })
  const fuse = createSearch([...components.values(), ...stories])
  return (text) => [...new Set(fuse.search(text).map(({ item }) => item.file.replace(/^\.\//, '')))]
}

/** Checks whether the sidebar and its search leave out the stories of a tag. */
function isHidden(tag: string): boolean {
  return Object.hasOwn(main.tags ?? {}, tag)
}

interface Fuse {
  search(text: string): { item: Item }[]
}

/**
 * The manager's own search, with its options.
 * @throws Error when the manager has another form
 */
function createSearch(items: Item[]): Fuse {
  const manager = readFileSync(join(root, 'node_modules/storybook/dist/manager/runtime.js'), 'utf8')
  const library = /"\S*\/fuse\.js"(\(exports, module\) \{[^]*?\n {2}\})\n\}\);/.exec(manager)?.[1]
  const options = /\boptions = (\{\n {2}shouldSort[^]*?\n\}), SearchBar/.exec(manager)?.[1]
  if (!library || !options) throw new Error('The manager of Storybook searches in another way')
  const create = runInThisContext(
    `(items, module = { exports: {} }) => {
      (function ${library})(module.exports, module)
      return new module.exports(items, ${options})
    }`,
  ) as (items: Item[]) => Fuse
  return create(items)
}
