import { expect, test } from 'vitest'
import { checkMessages } from './checkMessages.ts'
import { temporaryTree } from './checks/temporaryTree.ts'

const folder = 'packages/features/orders'

/**
 * A feature whose messages follow every rule: a title, a name that is the same everywhere, placeholders, counted orders.
 */
const sound = {
  [`${folder}/package.json`]: '{ "name": "@console/feature-orders" }',
  [`${folder}/src/messages/en.ts`]: `
    declare module '@console/core/i18n' { interface MessageCatalogue { orders: typeof en } }
    export const en = {
      /** Above the table: how many orders there are. */
      'list.count_one': '{{count}} order',
      'list.count_other': '{{count}} orders',
      /** Below the table; a line feed stands at <br/>. */
      'list.hint': 'Bought by <b>{{name}}</b><br/>for {{price, currency}}',
      /** Heading. @same */
      'list.product': 'made for Marketplace Console',
      /** Heading and document title. */
      'list.title': 'Orders',
    } as const`,
  [`${folder}/src/messages/tr.ts`]: `
    import type { en } from './en'
    export const tr: Translation<typeof en> = {
      'list.count_one': 'Bir sipariş',
      'list.count_other': '{{count}} sipariş',
      'list.hint': '<b>{{name}}</b> aldı<br/>{{price, currency}}',
      'list.product': 'made for Marketplace Console',
      'list.title': 'Siparişler',
    }`,
  [`${folder}/src/messages/ar.ts`]: `
    export const ar = {
      'list.count_few': '{{count}} طلبات',
      'list.count_many': '{{count}} طلبًا',
      'list.count_one': 'طلب واحد',
      'list.count_other': '{{count}} طلب',
      'list.count_two': 'طلبان',
      'list.count_zero': 'لا طلبات',
      'list.hint': 'اشتراها <b>{{name}}</b><br/>{{price, currency}}',
      'list.product': 'made for Marketplace Console',
      'list.title': 'الطلبات',
    }`,
  [`${folder}/src/OrdersScreen.tsx`]: `
    export function OrdersScreen() {
      return <h1 id="list" title={t('list.count', { count })}>{t('list.title')}{t('list.hint')}{t('list.product')} · 404 &nbsp;</h1>
    }`,
} satisfies Record<string, string>

type Language = 'en' | 'tr' | 'ar'

/** Problems found when `search` is replaced in one language's messages of the valid feature. */
function findings(language: Language, search: string, replacement: string): string[] {
  const path = `${folder}/src/messages/${language}.ts` as keyof typeof sound
  expect(sound[path]).toContain(search)
  return findingsIn({ [path]: sound[path].replace(search, replacement) })
}

function findingsIn(files: Record<string, string>): string[] {
  return checkMessages(temporaryTree({ ...sound, ...files })).map(
    ({ file, line, message }) =>
      `${file.split('/').at(-1)}${line === undefined ? '' : `:${line}`} ${message}`,
  )
}

test('messages that follow every rule have no problem', () => {
  expect(findingsIn({})).toEqual([])
})

test.each<[string, Language, string, string, string]>([
  [
    'a key that is missing',
    'tr',
    `'list.title': 'Siparişler',`,
    '',
    `tr.ts 'list.title' is missing`,
  ],
  [
    'a key that English lacks',
    'ar',
    `'list.title'`,
    `'list.titles': 'ا', 'list.title'`,
    `'list.titles' is not among the English words`,
  ],
  [
    'a duplicate key',
    'tr',
    `'list.title'`,
    `'list.title': 'a', 'list.title'`,
    `'list.title' stands twice`,
  ],
  [
    'keys that are not sorted',
    'tr',
    `'list.product'`,
    `'list.title': 'a', 'list.product'`,
    `'list.product' stands after 'list.title'`,
  ],
  ['an empty text', 'tr', 'Siparişler', ' ', `tr.ts:8 'list.title' is empty`],
  [
    'a concatenated text',
    'tr',
    `'Siparişler'`,
    `'Sipariş' + 'ler'`,
    'is no plain string under a quoted key',
  ],
  [
    'an English key without a comment',
    'en',
    '/** Heading and document title. */',
    '/* Heading */',
    `'list.title' has no doc comment`,
  ],
  [
    'a counted English key without a comment',
    'en',
    '/** Above the table: how many orders there are. */',
    '',
    `'list.count_one' has no doc comment`,
  ],
  [
    'an English plural form that is missing',
    'en',
    `'list.count_one': '{{count}} order',`,
    '',
    `'list.count_one' is missing. This language counts in one, other`,
  ],
  [
    'an English message that counts in one form',
    'en',
    `'Orders',`,
    `'Check {{number}} mended rows',`,
    `'list.title' counts in one form`,
  ],
  [
    'a Turkish plural form that is missing',
    'tr',
    `'list.count_other': '{{count}} sipariş',`,
    '',
    `tr.ts 'list.count_other' is missing`,
  ],
  [
    'an Arabic plural form that is missing',
    'ar',
    `'list.count_two': 'طلبان',`,
    '',
    `ar.ts 'list.count_two' is missing. This language counts in`,
  ],
  [
    'a plural form that is never shown',
    'tr',
    `'list.count_one'`,
    `'list.count_few': '{{count}} a', 'list.count_one'`,
    `'list.count_few' is a plural form that is never shown`,
  ],
  ['a placeholder that is missing', 'ar', '{{name}}', 'فلان', `'list.hint' lacks {{name}}`],
  [
    'a formatted placeholder that is missing',
    'tr',
    '{{price, currency}}',
    'a',
    `'list.hint' lacks {{price}}`,
  ],
  [
    'a placeholder that English lacks',
    'tr',
    'Siparişler',
    'Siparişler {{year}}',
    `'list.title' has {{year}}`,
  ],
  ['a tag that is missing', 'ar', '<br/>', ' ', `'list.hint' lacks <br>`],
  [
    'a count that is missing where it varies',
    'ar',
    '{{count}} طلبات',
    'طلبات',
    `'list.count_few' lacks {{count}}`,
  ],
  [
    'a counted number that is missing where it varies',
    'ar',
    '{{count}} طلبات',
    '{{number}} طلبات',
    `'list.count_few' lacks {{count}}`,
  ],
  [
    'an Arabic message left in English',
    'ar',
    'الطلبات',
    'Orders',
    `'list.title' looks untranslated`,
  ],
  [
    'a Turkish message left in English',
    'en',
    '@same',
    '',
    `tr.ts:7 'list.product' looks untranslated`,
  ],
])('reports %s', (_rule, language, search, replacement, message) => {
  expect(findings(language, search, replacement)).toContainEqual(expect.stringContaining(message))
})

test('messages that are read from any namespace, such as those of workflows, count as shown', () => {
  const screen = { [`${folder}/src/OrdersScreen.tsx`]: 'export const nothing = null' }
  expect(findingsIn(screen)).toContainEqual(
    expect.stringContaining(`'list.title' is shown nowhere`),
  )
  const reader = 'export const word = (kind, t) => t(`${kind.namespace}:list.${kind.id}`)'
  const shown = findingsIn({
    ...screen,
    'packages/templates/workflows/package.json': '{ "name": "@console/workflows" }',
    'packages/templates/workflows/src/kindTexts.ts': reader,
  })
  expect(shown.filter((finding) => finding.includes('is shown nowhere'))).toEqual([])
})

const glossary = `
# Glossary

| Word | Means | Not |
|---|---|---|
| **queue** | what waits | sipariş |

| English | Turkish | Arabic | Not | Not for it |
|---|---|---|---|---|
| order | satış | مبيع | tr: sipariş, ret, yayınla… · ar: طلب, عنوان, قسيمة | tr: liste · ar: مهم |
| heading | başlık | رأس | ar: عُنوان | tr: fiş |`

const ofOrder = (word: string, right: string) =>
  `'list.title' says '${word}'. The glossary's word for 'order' is '${right}'.`
const turkish = (word: string) => ofOrder(word, 'satış')
const arabic = (word: string) => ofOrder(word, 'مبيع')

test.each<[Language, string, string[]]>([
  ['tr', 'SİPARİŞLER', [turkish('sipariş')]],
  ['tr', 'Ön sipariş', [turkish('sipariş')]],
  ['tr', 'Siparişlerinizdeki', [turkish('sipariş')]],
  ['tr', 'Siparişsiz', [turkish('sipariş')]],
  ['tr', 'Önsipariş', []],
  // The last consonant is softened before a vowel; a longer word is a different one.
  ['tr', 'Redi', [turkish('ret')]],
  ['tr', 'Retorik', []],
  // With …, any ending.
  ['tr', 'Yayınlandı', [turkish('yayınla…')]],
  // Of another term: refused because the English title is 'Orders', and no heading.
  ['tr', 'Listede', [turkish('liste')]],
  ['tr', 'Fişler', []],
  ['ar', 'بالطَّلَب', [arabic('طلب')]],
  ['ar', 'وللطلبات', [arabic('طلب')]],
  ['ar', 'طلبه', [arabic('طلب')]],
  ['ar', 'مطلب', []],
  ['ar', 'طلبيعة', []],
  ['ar', 'قسيمتها', [arabic('قسيمة')]],
  ['ar', 'المهمّة', [arabic('مهم')]],
])('checks words of the glossary in %s: %s', (language, title, reported) => {
  const path = `${folder}/src/messages/${language}.ts` as keyof typeof sound
  const now = { tr: 'Siparişler', ar: 'الطلبات', en: '' }[language]
  const file = { 'GLOSSARY.md': glossary, [path]: sound[path].replace(now, title) }
  expect(
    findingsIn(file).filter((one) => one.includes("'list.title' says") && one.startsWith(language)),
  ).toEqual(reported.map((one) => expect.stringContaining(one) as string))
})

test.each<[Language, string, string]>([
  ['en', 'Orders', '8 % of orders'],
  ['tr', 'Siparişler', 'Siparişlerin 8%'],
  ['ar', 'الطلبات', '8٪ من الطلبات'],
  ['ar', 'الطلبات', 'الطلبات نهائيا\u064B'],
])('reports misspelt figures and tanwin in %s: %s → %s', (language, search, replacement) => {
  expect(findings(language, search, replacement)).toContainEqual(
    expect.stringContaining("'list.title' has '"),
  )
})

test('reports a missing language', () => {
  const { [`${folder}/src/messages/ar.ts` as const]: _arabic, ...rest } = sound
  expect(checkMessages(temporaryTree(rest))).toEqual([
    {
      file: `${folder}/src/messages/ar.ts`,
      message: expect.stringContaining('is missing') as string,
    },
  ])
})

test('reports a message file without messages', () => {
  expect(
    findingsIn({ [`${folder}/src/messages/tr.ts`]: 'export const turkish = {}' }),
  ).toContainEqual(expect.stringContaining('Write export const tr'))
})

test('a name may be the same in Turkish', () => {
  expect(
    findingsIn({
      [`${folder}/src/messages/en.ts`]: sound[`${folder}/src/messages/en.ts`].replace(
        'Orders',
        'Sales Pro',
      ),
      [`${folder}/src/messages/tr.ts`]: sound[`${folder}/src/messages/tr.ts`].replace(
        'Siparişler',
        'Sales Pro',
      ),
    }),
  ).toEqual([])
})

/** Uses all messages but the title. */
const allButTitle = `t('list.count') + t('list.hint') + t('list.product')`

test.each([
  ['nothing', '', false],
  ['a part of the key', `t('list') + t('title') + 'the list.title of it'`, false],
  ['a comment', `// t('list.title')`, false],
  ['a template without a prefix', 't(`${place}.title`)', false],
  ['a template with another prefix', 't(`row.${role}`)', false],
  ['a call', `t('list.title')`, true],
  ['a JSX attribute', `<Trans i18nKey="list.title" />`, true],
  ['data', `const entry = { translate: 'orders:list.title' }`, true],
  ['a template with its prefix', 't(`list.${role}`)', true],
  ['a template with its namespace', 't(`orders:list.${role}`)', true],
  ['the messages of a field', `const role = { title: 'list.hint', messages: 'list' }`, true],
  ['the messages of another field', `const role = { title: 'list.hint', messages: 'row' }`, false],
])('a key is used by %s: %j → %s', (_way, use, isUsed) => {
  expect(
    findingsIn({ [`${folder}/src/OrdersScreen.tsx`]: `export const a = ${allButTitle};\n${use}` }),
  ).toEqual(isUsed ? [] : [expect.stringContaining(`'list.title' is shown nowhere`)])
})

test('a counted key is used by its stem', () => {
  expect(
    findingsIn({
      [`${folder}/src/OrdersScreen.tsx`]: `t('list.hint') + t('list.product') + t('list.title')`,
    }),
  ).toEqual([
    expect.stringContaining(`'list.count_one' is shown nowhere`),
    expect.stringContaining(`'list.count_other' is shown nowhere`),
  ])
})

test.each([
  ['a story of the package', `${folder}/src/OrdersScreen.stories.tsx`, `t('list.title')`, false],
  ['another package', 'packages/features/sales/src/a.ts', `t('list.title')`, false],
  [
    'another package with the namespace',
    'apps/console/src/a.ts',
    `t('list.title', { ns: 'orders' })`,
    true,
  ],
  ["another package's data", 'packages/shell/navigation/src/a.ts', `['orders:list.title']`, true],
  [
    'another package that imports it',
    'apps/console/src/a.ts',
    `import { refuse } from '@console/orders'\nrefuse('list.title')`,
    true,
  ],
  ['a mock', 'packages/features/sales/src/mocks/a.ts', `t('orders:list.title')`, false],
])('a key is used by %s → %s', (_where, path, text, isUsed) => {
  expect(findingsIn({ [`${folder}/src/OrdersScreen.tsx`]: allButTitle, [path]: text })).toEqual(
    isUsed ? [] : [expect.stringContaining(`'list.title' is shown nowhere`)],
  )
})

test('messages of the sample backend are used by mocks', () => {
  const messages = Object.fromEntries(
    Object.entries(sound)
      .filter(([path]) => path.includes('/messages/'))
      .map(([path, text]) => [path.replace(folder, 'packages/sample'), text]),
  )
  const mocks = {
    ...messages,
    'packages/sample/package.json': '{ "name": "@console/orders" }',
    'packages/sample/src/server/refuse.ts': allButTitle,
    'packages/features/sales/src/mocks/a.ts': `t('orders:list.title')`,
  }
  expect(findingsIn(mocks)).toEqual([])
  expect(findingsIn({ ...mocks, 'packages/features/sales/src/mocks/a.ts': '' })).toEqual([
    expect.stringContaining(`'list.title' is shown nowhere`),
  ])
})

test.each([
  ['text', `<p>Orders</p>`],
  ['text in a fragment', `<>Orders</>`],
  ['text beside an element', `<p><b>{name}</b> Orders</p>`],
  ['a string in braces', `<p>{'Orders'}</p>`],
  ['a choice between strings', `<p>{isMine ? 'Orders' : null}</p>`],
  ['a fallback', `<p>{title ?? 'Orders'}</p>`],
  ['a template', '<p>{`${count} Orders`}</p>'],
  ['an attribute', `<input placeholder="Orders" />`],
  ['an attribute in braces', `<img alt={isMine ? 'Orders' : ''} />`],
  ['an ARIA attribute', `<nav aria-label="Orders" />`],
  ["a component's label", `<TextField label="Orders" />`],
  ["a component's other text", `<PasswordField showLabel="Orders" />`],
])('text in JSX is reported: %s', (_form, jsx) => {
  expect(findingsIn({ 'packages/shell/frame/src/Frame.tsx': `\nconst a = ${jsx}` })).toEqual([
    expect.stringMatching(/^Frame\.tsx:2 shows '.*Orders.*' in every language/),
  ])
})

test.each([
  ['signs and numbers', `<p>· 404 — 5 % &nbsp;{' '}</p>`],
  [
    'attributes that are not shown',
    `<input name="orders" autoComplete="email" data-title="Orders" />`,
  ],
  ['messages from the message files', `<p title={t('list.title')}>{t('list.title')}</p>`],
  ['names that are the same everywhere', `<kbd translate="no">Ctrl<span title="Control" /></kbd>`],
])('accepts %s in JSX', (_form, jsx) => {
  expect(findingsIn({ 'packages/shell/frame/src/Frame.tsx': `const a = ${jsx}` })).toEqual([])
})

test('ignores only the element with translate="no" and its content', () => {
  expect(
    findingsIn({ 'apps/console/src/a.tsx': `const a = <p><b translate="no">Ctrl</b>Orders</p>` }),
  ).toEqual([expect.stringContaining(`shows 'Orders'`)])
})

test('stories may show text of their own', () => {
  expect(
    findingsIn({ 'packages/ui/src/Button.stories.tsx': `const a = <Button>Save</Button>` }),
  ).toEqual([])
})

test.each<[string, Language, string, string, string]>([
  [
    'another quotation mark',
    'ar',
    "title': 'الطلبات'",
    "title': '“الطلبات”'",
    "'list.title' has “",
  ],
  ['another quotation mark', 'tr', "title': 'Siparişler'", "title': '«Siparişler»'", 'has «'],
  [
    'a per cent sign after a number',
    'en',
    '{{count}} orders',
    '{{count}} % orders',
    'puts % to a number',
  ],
  [
    'a per cent sign before a number',
    'tr',
    '{{count}} sipariş',
    '%{{count}} sipariş',
    'puts % to a number',
  ],
])('messages with %s are reported', (_mark, language, search, replacement, message) => {
  expect(findings(language, search, replacement)).toContainEqual(expect.stringContaining(message))
})

test.each([
  ['quotation marks', '`“${text}`', 'quotation marks stand in the words'],
  ['a per cent sign after a value', '`${share} %`', 'Use formats.percent'],
  ['a per cent sign in JSX', '<b>{share} %</b>', 'Use formats.percent'],
  ['a per cent sign without a space', '<b>{share}%</b>', 'Use formats.percent'],
  ['a number formatted by hand', 'share.toFixed(1)', 'useFormats'],
  ['text normalized by hand', 'name.toLocaleLowerCase()', 'Use normalizeForSearch'],
])('code with %s is reported', (_mark, code, message) => {
  expect(findingsIn({ 'packages/shell/frame/src/Frame.tsx': `const a = ${code}` })).toEqual([
    expect.stringContaining(message),
  ])
})

test.each([
  ['widths', 'const a = <i style={{ width: `${share}%` }} />'],
  ['style sheets', 'const A = styled.b`width: ${share} %;`'],
])('a per cent sign is left alone in %s', (_where, code) => {
  expect(findingsIn({ 'packages/shell/frame/src/Frame.tsx': code })).toEqual([])
})
