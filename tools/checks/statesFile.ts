import { dirname, posix } from 'node:path'
import { Visitor } from 'oxc-parser'
import { importsOf } from './imports.ts'
import type { Source } from './source.ts'

/** Story of one state, from a `.states.ts` file. */
export interface ShownState {
  state: string
  line: number
  /** The exported name of the story. */
  story: string
  /**
   * Location of the story: the story file beside it, or the beginning of a title (`shell/renewal`).
   */
  place: { file: string } | { title: string }
}

/** A record of a `.states.ts` file, named after its machine: `sessionStories` of `sessionMachine`. */
export interface StatesRecord {
  name: string
  states: ShownState[]
}

/** Reads the exported records of a `.states.ts` file. Other forms are left to the compiler. */
export function statesOf(source: Source): StatesRecord[] {
  const stories = importsOf(source).find(({ specifier }) => specifier.endsWith('.stories'))
  const file = stories
    ? posix.join(dirname(source.path), `${stories.specifier}.tsx`)
    : source.path.replace(/\.states\.ts$/, '.stories.tsx')
  const records: StatesRecord[] = []
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const record = init?.type === 'TSSatisfiesExpression' ? init.expression : init
      if (id.type !== 'Identifier' || record?.type !== 'ObjectExpression') return
      const states: ShownState[] = []
      for (const property of record.properties) {
        if (property.type !== 'Property') continue
        const line = source.lineOf(property.start)
        const state = textOf(property.key)
        const { value } = property
        const story = value.type === 'ObjectExpression' ? member(value, 'story') : textOf(value)
        if (state === undefined || story === undefined) continue
        const part = value.type === 'ObjectExpression' ? member(value, 'part') : undefined
        states.push({ state, line, story, place: part === undefined ? { file } : { title: part } })
      }
      records.push({ name: id.name, states })
    },
  }).visit(source.program)
  return records
}

type Node = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['Property']>>[0]['key']
type ObjectNode = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['ObjectExpression']>
>[0]

function textOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

function member({ properties }: ObjectNode, name: string): string | undefined {
  for (const property of properties)
    if (property.type === 'Property' && textOf(property.key) === name) return textOf(property.value)
  return undefined
}
