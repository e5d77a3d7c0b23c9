import { expect, test } from 'vitest'
import { checkStories } from './checkStories.ts'
import { temporaryTree } from './checks/temporaryTree.ts'

/** A story file of one component, with the given stories. */
function stories(component: string, ...names: string[]): string {
  return [
    `import { ${component} } from './${component}'`,
    ...names.map((name) => `export const ${name} = meta.story()`),
  ].join('\n')
}

/** Meta of a component with all texts of its docs page. */
const documented = `
  /** Purpose. */
  const meta = preview.meta({
    parameters: { about: { use: 'It.', instead: 'That.', anatomy: ['A.'], do: ['This.'], dont: ['That.'] } },
  })
`

const list = 'packages/features/orders/src/orders'
const screen = 'packages/features/orders/src/OrdersScreen/OrdersScreen'
const goodbye = 'packages/features/orders/src/GoodbyeScreen/GoodbyeScreen'
const machine = 'packages/features/orders/src/OrdersScreen/orderMachine.ts'
const states = `${screen}.states.ts`
const machinePages = '.storybook/pages/Machines.stories.tsx'

/** A small workspace in which every visible part has its story. */
const sound: Record<string, string> = {
  'packages/ui/package.json': '{ "name": "@console/ui" }',
  'packages/ui/src/index.ts': `
    export { theme } from './tokens/theme'
    export { LinkProvider } from './Menu/LinkProvider'
    export { Menu, type MenuProps } from './Menu/Menu'
    export { MenuItem } from './Menu/MenuItem'`,
  'packages/ui/src/tokens/theme.ts': '',
  'packages/ui/src/Menu/LinkProvider.tsx': '',
  'packages/ui/src/Menu/Menu.tsx': '',
  'packages/ui/src/Menu/MenuItem.tsx': '',
  'packages/ui/src/Menu/Menu.stories.tsx': `
    import { looksOf } from '../stories/States'
    import { MenuItem } from './MenuItem'
    ${documented}${stories('Menu', 'Open', 'Modes')}`,

  'packages/shell/clock/package.json': '{ "name": "@console/shell-clock" }',
  'packages/shell/clock/src/index.ts': `export { Clock } from './Clock/Clock'`,
  'packages/shell/clock/src/Clock/Clock.tsx': '',
  'packages/shell/clock/src/Clock/Clock.stories.tsx': documented + stories('Clock', 'Noon'),

  'packages/features/orders/package.json': '{ "name": "@console/feature-orders" }',
  'packages/features/orders/src/index.ts': `
    export const orders = defineFeature({
      routes: [
        list(paths.list, 'list.title', () => import('./orders')),
        operatorRoute(paths.open, 'open.title', () => import('./OrdersScreen/OrdersScreen').then((m) => m.OrdersScreen)),
        operatorRoute(paths.leave, 'leave.title', () => import('./GoodbyeScreen/GoodbyeScreen').then((m) => m.GoodbyeScreen)),
      ],
      searchProvider: { title: 'list.title', fetch: () => import('./searchProvider').then((m) => m.search) },
      words: { en: () => import('./messages/en').then((m) => m.en) },
    })`,
  'packages/features/orders/src/searchProvider.ts': '',
  'packages/features/orders/src/messages/en.ts': '',
  [`${list}.ts`]: `import { defineList } from '@console/list'`,
  [`${list}.stories.tsx`]: stories('orders', 'Filled', 'Empty', 'Loading', 'Refused', 'Failed'),
  [`${screen}.tsx`]: `import { useOrders } from '../parts/useOrders'`,
  'packages/features/orders/src/parts/useOrders.ts': `import { useSend } from '@console/core/api'`,
  [`${screen}.stories.tsx`]: stories(
    'OrdersScreen',
    'Filled',
    'Empty',
    'Loading',
    'Refused',
    'Failed',
  ),
  [`${goodbye}.tsx`]: `import { ApiError } from '@console/core/api'`,
  [`${goodbye}.stories.tsx`]: stories('GoodbyeScreen', 'Filled'),
  [machine]: '',
  [states]: `
    import type * as stories from './OrdersScreen.stories'
    export const orderStories = {
      open: 'Filled',
      'closed.paid': { part: 'shell/clock', story: 'Noon' },
    } satisfies Record<State, keyof typeof stories>`,

  '.storybook/package.json': '{ "name": "@console/storybook" }',
  [machinePages]: 'export const Order = meta.story()',
}

/** Problems found when one file of the valid tree has another text, or is missing (null). */
function findings(path?: string, text: string | null = null): string[] {
  const files = Object.entries({ ...sound, ...(path ? { [path]: text } : {}) }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  const root = temporaryTree(Object.fromEntries(files))
  // As Storybook's index: a title by the folder, a story by its export.
  const entries = files
    .filter(([file]) => file.endsWith('.stories.tsx'))
    .flatMap(([file, source]) =>
      [...source.matchAll(/export const (\w+)/g)].map(([, story = '']) => ({
        id: `${file}--${story}`,
        title: file.replace('packages/', '').replace('/src', '').replace('.stories.tsx', ''),
        file,
        story,
      })),
    )
  return checkStories(root, entries).map(
    ({ file, line, message }) => `${file}${line === undefined ? '' : `:${line}`} ${message}`,
  )
}

test('reports nothing when everything has its story', () => {
  expect(findings()).toEqual([])
})

test('an exported component of ui has a story', () => {
  expect(
    findings('packages/ui/src/Menu/Menu.stories.tsx', documented + stories('MenuItem', 'Alone')),
  ).toEqual([
    'packages/ui/src/Menu/Menu.tsx is exported and has no story. Show Menu in packages/ui/src/Menu/Menu.stories.tsx.',
  ])
})

test('a component of ui has a sheet of its looks, and one of its states if the pointer changes it', () => {
  const file = 'packages/ui/src/Menu/Menu.stories.tsx'
  const without = `import { MenuItem } from './MenuItem'\n${documented}${stories('Menu', 'Open')}`
  expect(findings(file, without)).toEqual([
    expect.stringContaining('packages/ui/src/Menu/Menu.tsx has no story Modes.'),
  ])
  expect(findings('packages/ui/src/Menu/Menu.tsx', 'const Root = css`&:hover {}`')).toEqual([
    expect.stringContaining('packages/ui/src/Menu/Menu.tsx has no story States.'),
  ])
  expect(findings(file, sound[file]?.replace('looksOf', 'columnsOf'))).toEqual([
    expect.stringContaining('packages/ui/src/Menu/Menu.tsx has no story Modes.'),
  ])
})

test('a file that imports a component but has no story does not count', () => {
  expect(findings('packages/ui/src/Menu/Menu.stories.tsx', stories('Menu'))).toHaveLength(2)
})

test('an exported part of the shell has a story', () => {
  expect(findings('packages/shell/clock/src/Clock/Clock.stories.tsx')).toEqual([
    expect.stringContaining('packages/shell/clock/src/Clock/Clock.tsx is exported and has no'),
    expect.stringContaining(`'closed.paid' to the story Noon`),
  ])
})

test('a screen has stories', () => {
  expect(findings(`${goodbye}.stories.tsx`)).toEqual([
    `${goodbye}.tsx has no stories. Show it in ${goodbye}.stories.tsx.`,
  ])
})

test('a list that is one file has stories of each of its states', () => {
  expect(findings(`${list}.stories.tsx`)).toEqual([
    `${list}.ts has no stories. Show it in ${list}.stories.tsx.`,
  ])
  expect(findings(`${list}.stories.tsx`, stories('orders', 'Filled', 'Empty', 'Refused'))).toEqual([
    expect.stringContaining('no story Loading, Failed.'),
  ])
})

test('a screen that reads from the server shows each of its states, whichever of its parts makes the call', () => {
  expect(
    findings(`${screen}.stories.tsx`, stories('OrdersScreen', 'Filled', 'Empty', 'Refused')),
  ).toEqual([
    `${screen}.tsx reads from the server and has no story Loading, Failed. Add what is missing to ${screen}.stories.tsx.`,
  ])
})

test.each([
  `import { useSend } from '@console/core/api'`,
  `import { useQuery } from '@tanstack/react-query'`,
  `import { ListScreen } from '@console/list'`,
])('a screen reads from the server by %s', (text) => {
  expect(findings(`${goodbye}.tsx`, text)).toEqual([
    expect.stringContaining('no story Empty, Loading, Refused, Failed.'),
  ])
})

test('a machine has a record of the stories of its states', () => {
  expect(findings(states)).toEqual([
    `${machine} has no record of the stories that show its states. Export orderStories from a .states.ts beside the stories.`,
    `${machinePages} shows the chart of order, whose states have no stories. Export orderStories from a .states.ts beside the stories.`,
  ])
})

test('the chart of a machine has a page', () => {
  expect(findings(machinePages)).toEqual([
    `${states} has the states of a machine without a page. Add the story Order to ${machinePages}.`,
  ])
})

test('a page with a chart has a record of the stories of its states', () => {
  const pages = `${sound[machinePages]}\nexport const Voucher = meta.story()`
  expect(findings(machinePages, pages)).toEqual([
    `${machinePages} shows the chart of voucher, whose states have no stories. Export voucherStories from a .states.ts beside the stories.`,
  ])
})

test.each([
  [`open: 'Gone'`, `${states}:2 ties 'open' to the story Gone, which ${screen}.stories.tsx does`],
  [
    `open: { part: 'shell/cellar', story: 'Noon' }`,
    `${states}:2 ties 'open' to the story Noon, which shell/cellar/… does not have`,
  ],
])('a state is tied to a story that exists: %s', (property, message) => {
  expect(findings(states, `export const orderStories = {\n${property} }`)).toEqual([
    expect.stringContaining(message),
  ])
})

test('no file of stories is pinned to a language; a story may be, with its reason', () => {
  const file = 'packages/ui/src/Menu/Menu.stories.tsx'
  const withMeta = (meta: string) => `const meta = preview.meta(${meta})\n${sound[file]}`
  expect(findings(file, withMeta(`{ globals: { role: 'staff' } }`))).toEqual([])
  expect(findings(file, withMeta(`{ ...list.meta, globals: { language: 'en' } }`))).toEqual([
    expect.stringContaining(`${file}:1 pins all its stories to a language.`),
  ])
  const inArabic = `export const InArabic = meta.story({ globals: { language: 'ar' } })`
  expect(findings(file, `${sound[file]}\n${inArabic}`)).toEqual([
    expect.stringContaining('pins a story to a language.'),
  ])
  expect(findings(file, `${sound[file]}\n/** Names fold as in Arabic. */\n${inArabic}`)).toEqual([])
  expect(findings(file, `${sound[file]}\n${inArabic}\n/** Of another. */\nconst a = 1`)).toEqual([
    expect.stringContaining('pins a story to a language.'),
  ])
  const inEnglish = `export const Refused = meta.story({ globals: { playedIn: 'en' } })`
  expect(findings(file, `${sound[file]}\n${inEnglish}`)).toEqual([])
})

test('a component of ui, the templates or the shell has the texts of its docs page', () => {
  const file = 'packages/ui/src/Menu/Menu.stories.tsx'
  const text = sound[file] ?? ''
  expect(findings(file, text.replace("anatomy: ['A.'], ", '').replace("'It.'", "''"))).toEqual([
    `${file} lacks use, anatomy for its docs page. Write parameters.about in its meta, as Button does.`,
  ])
  const pictured = `do: [{ text: 'This.', example: () => <Menu /> }]`
  expect(findings(file, text.replace("do: ['This.']", pictured))).toEqual([])
  expect(findings(file, text.replace("do: ['This.']", `do: ['This.', '']`))).toEqual([
    expect.stringContaining('lacks do for its docs page.'),
  ])
  expect(findings(file, text.replace('about:', 'other:'))).toEqual([
    expect.stringContaining('lacks use, instead, anatomy, do, dont for its docs page.'),
  ])
  expect(findings(file, text.replace('/** Purpose. */', ''))).toEqual([
    expect.stringContaining('has no purpose.'),
  ])
})

const menuStories = 'packages/ui/src/Menu/Menu.stories.tsx'
const ofTemplate = `export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })`

test('a state that a template draws alone may be left out of the tests', () => {
  expect(findings(menuStories, `${sound[menuStories]}\n${ofTemplate}`)).toEqual([])
})

test.each([
  `const meta = preview.meta({ tags: ['!test'] })`,
  `export const Failed = meta.story({ tags: ['!test'] })`,
  `export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...read.failed })`,
  `export const Failed = meta.story({ tags: ['!test'], ...list.failed, globals: { role: 'staff' } })`,
  `${ofTemplate}\nFailed.test('retries', () => {})`,
])('every other story is tested: %s', (story) => {
  expect(findings(menuStories, `${story}\n${sound[menuStories]}`)).toEqual([
    expect.stringContaining('is not tested.'),
  ])
})
