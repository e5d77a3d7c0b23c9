import { Visitor } from 'oxc-parser'
import { resolveRelative } from './imports.ts'
import { readSource, type Source } from './source.ts'

/** Texts of a component's docs page, as `About` of `.storybook/docs/about.ts`. */
export interface WrittenAbout {
  use: string
  instead: string
  anatomy: string[]
  do: AdviceLine[]
  dont: AdviceLine[]
}

/** Advice; its example is not read. */
type AdviceLine = string | { text: string }

/** Test that presses keys. */
export interface KeyTest {
  /** Export of its story. */
  story: string
  /** Name of the test, which is the rule. */
  rule: string
  /** Keys in the order in which the test first presses them: `Enter`, `Shift+Tab`. */
  keys: string[]
}

/** Facts of one stories file that its docs page shows. */
export interface ComponentDocs {
  /** Doc comment of the meta, or else of its component; undefined where neither has one. */
  purpose: string | undefined
  /** Undefined where the meta has none, or one that is no plain object. */
  about: Partial<WrittenAbout> | undefined
  keyTests: KeyTest[]
}

/** Checks whether the component of a stories file, relative to the workspace, has a docs page. */
export function isDocumented(file: string): boolean {
  return /^packages\/(ui|templates|shell)\//.test(file)
}

/** Reads the facts of a stories file. */
export function componentDocsOf(root: string, stories: Source): ComponentDocs {
  let meta: Range | undefined
  let component: string | undefined
  let about: ComponentDocs['about']
  const files = new Map<string, string>()
  const keyTests: KeyTest[] = []
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      for (const { local } of specifiers) files.set(local.name, source.value)
    },
    VariableDeclaration(declaration) {
      const [only] = declaration.declarations
      const call = only?.init
      if (call?.type !== 'CallExpression' || !isMember(call.callee, 'meta')) return
      meta = declaration
      const [options] = call.arguments
      component ??= nameOf(memberOf(options, 'component'))
      about ??= valueOf(memberOf(memberOf(options, 'parameters'), 'about')) as typeof about
    },
    CallExpression(call) {
      const [name] = call.arguments
      if (!isMember(call.callee, 'test') || name?.type !== 'Literal') return
      const story = nameOf((call.callee as Member).object)
      const keys = keysIn(stories.text.slice(call.start, call.end))
      if (story && keys.length > 0) keyTests.push({ story, rule: String(name.value), keys })
    },
  }).visit(stories.program)
  const purpose =
    (meta && commentBefore(stories, meta.start)) ??
    (component && purposeOf(root, stories, component, files.get(component)))
  return { purpose: purpose || undefined, about, keyTests }
}

/** Doc comment of a component that the stories file imports. One that it declares is an example and has no purpose of its own. */
function purposeOf(root: string, stories: Source, name: string, from: string | undefined) {
  const file = from === undefined ? undefined : resolveRelative(root, stories.path, from)
  if (file === undefined) return undefined
  const source = readSource(root, file)
  const declared = new RegExp(`^(?:export )?(?:async )?(?:function|const) ${name}\\b`, 'm')
  const at = source.text.search(declared)
  return at === -1 ? undefined : commentBefore(source, at)
}

/** First paragraph of the doc comment directly before a position, in one line. */
function commentBefore({ comments, text }: Source, position: number): string | undefined {
  const comment = comments.findLast(({ end }) => end <= position)
  if (comment?.type !== 'Block' || !comment.value.startsWith('*')) return undefined
  if (!/^\s*(export )?$/.test(text.slice(comment.end, position))) return undefined
  const lines = comment.value.split('\n').map((line) => line.replace(/^\s*\*+ ?/, '').trim())
  const [paragraph = ''] = lines
    .join('\n')
    .trim()
    .split(/\n\n|\n@/)
  return paragraph.replaceAll('\n', ' ').replaceAll(/\{@link (\w+)\}/g, '`$1`')
}

const names: Record<string, string> = { ' ': 'Space', Control: 'Ctrl' }

/** Keys that a test presses, in its source. Plain text that it types is none, and neither is a Tab that only leaves a field. */
function keysIn(source: string): string[] {
  const presses = source.matchAll(
    /\.tab\((?<tab>[^)]*)\)|\.keyboard\('(?<space> )'\)|'(?<text>(?:[^'\n\\]|\\.)*)'/g,
  )
  const keys = [...presses].flatMap(({ groups = {} }) => {
    const { tab, space, text = '' } = groups
    if (tab !== undefined) return [tab.includes('shift') ? 'Shift+Tab' : 'Tab']
    return space === undefined ? keysOf(text) : ['Space']
  })
  const isAboutFocus = /focus/i.test(source)
  return keys.every((key) => key.endsWith('Tab')) && !isAboutFocus ? [] : [...new Set(keys)]
}

/** Keys of a descriptor of user-event, such as `{Shift>}{Tab}{/Shift}`. */
function keysOf(descriptor: string): string[] {
  const held: string[] = []
  const keys: string[] = []
  if (!/\{[A-Z/]/.test(descriptor)) return keys
  for (const [, released, name = '', holds, typed = ''] of descriptor.matchAll(
    /\{(\/?)([A-Z]\w*)(>?)\/?\}|(.)/g,
  )) {
    const key = names[name || typed] ?? (name || typed.toUpperCase())
    if (released) held.splice(held.indexOf(key), 1)
    else if (holds) held.push(key)
    else if (name || held.length > 0) keys.push([...held, key].join('+'))
  }
  return keys
}

interface Range {
  start: number
}

type Node = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['Property']>
>[0]['value']
type Member = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['MemberExpression']>
>[0]

function isMember(node: { type: string }, name: string): boolean {
  return node.type === 'MemberExpression' && nameOf((node as Member).property) === name
}

function nameOf(node: { type: string; name?: unknown } | undefined): string | undefined {
  return node?.type === 'Identifier' ? String(node.name) : undefined
}

function memberOf(node: { type: string } | undefined, name: string): Node | undefined {
  const found = node as Node | undefined
  if (found?.type !== 'ObjectExpression') return undefined
  for (const property of found.properties)
    if (property.type === 'Property' && nameOf(property.key) === name) return property.value
  return undefined
}

/** Value of an expression of plain objects, arrays and texts. */
function valueOf(node: Node | null | undefined): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value
    case 'ArrayExpression':
      return node.elements.map((element) => valueOf(element as Node | null))
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) =>
          property.type === 'Property' ? [[nameOf(property.key), valueOf(property.value)]] : [],
        ),
      )
    default:
      return undefined
  }
}
