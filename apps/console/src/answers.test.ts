import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/*
 * The sample apps and panels read from a server that may know more than this console. A list at the edge of an answer leaves out
 * invalid items (`readableListOf`): with `z.array`, one invalid item would invalidate the others.
 */

const packages = resolve(import.meta.dirname, '../../../packages')

/** Calls and contract of each package. */
const contracts = import.meta.glob<Record<string, unknown>>(
  [
    '../../../packages/features/samples/*/src/contract.ts',
    '../../../packages/team-chat/src/contract.ts',
    '../../../packages/shell/quick-panel/src/contract.ts',
    '../../../packages/features/dashboards/src/contract.ts',
  ],
  { eager: true },
)

/** Lists that are valid as a whole or not at all, with the reason. */
const wholeLists: Readonly<Record<string, string>> = {
  'features/samples/invoices invoice.services':
    'an invoice without one of its lines adds up to another sum',
  'features/samples/academy nullableCourse.steps': 'they are counted, and progress with them',
  'features/samples/calendar addedEvents.events':
    'what is added is taken in whole or not at all, and so is its answer',
  'features/samples/scrumboard board.lists': 'they are sent back whole, as the arrangement',
  'features/samples/scrumboard boardLists': 'they are sent back whole, as the arrangement',
  'features/samples/store order.products':
    'an order without one of its lines adds up to another sum',
  'features/dashboards dashboardSummary':
    'figures of the marketplace, which are true only together',
}

/** The part of a schema in which lists are looked for. */
interface Schema {
  _zod: { def: { type: string; shape?: Record<string, Schema>; innerType?: Schema } }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/** Lists at the edge of an answer that are `z.array`, by their path. */
function strictLists({ _zod: { def } }: Schema, path: string): string[] {
  if (def.type === 'array') return [path]
  if (def.innerType) return strictLists(def.innerType, path)
  return Object.entries(def.shape ?? {}).flatMap(([name, inner]) =>
    strictLists(inner, `${path}.${name}`),
  )
}

const answers = Object.entries(contracts).flatMap(([file, contract]) => {
  const folder = resolve(import.meta.dirname, dirname(file))
  const calls = readFileSync(resolve(folder, 'api.ts'), 'utf8')
  const name = relative(packages, folder).replace(/\/src$/, '')
  return [...calls.matchAll(/\banswer: (\w+|z\.\w+\(\w*\))(?=\s*[,}])/g)].map(
    ([, answer = '']) => ({
      name: `${name} ${answer}`,
      answer: answer.replace(/^z\.nullable\((\w+)\)$/, '$1'),
      contract,
    }),
  )
})

test('every answer of a sample app is known by its name in the contract', () => {
  const passedOn = ['z.unknown()', 'z.string()', 'answer']
  const odd = answers.filter(
    ({ answer, contract }) => !isSchema(contract[answer]) && !passedOn.includes(answer),
  )
  expect(odd.map(({ name }) => name)).toEqual([])
  expect(answers.length).toBeGreaterThan(30)
})

test('no list at the edge of an answer is lost because of one invalid item', () => {
  const records = new Set([
    'mail',
    'note',
    'card',
    'todoRow',
    'contact',
    'nullableMail',
    'nullableNote',
    'nullableTodo',
    'nullableContact',
    'nullableCard',
    'removeContactsBody',
    'product',
  ])
  const strict = answers.flatMap(({ name, answer, contract }) => {
    const schema = contract[answer]
    // One record is read as a whole, because it is written back as a whole.
    if (!isSchema(schema) || records.has(answer)) return []
    return strictLists(schema, name.replace(/z\.nullable\((\w+)\)/, '$1'))
  })
  const unexplained = strict.filter(
    (path) => !Object.keys(wholeLists).some((known) => path.startsWith(known)),
  )
  expect([...new Set(unexplained)]).toEqual([])
})
