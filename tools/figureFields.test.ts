import { join } from 'node:path'
import { Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { readSource, type Source } from './checks/source.ts'
import { findSources, roleOf } from './checks/workspace.ts'

const root = join(import.meta.dirname, '..')

/** Names of fields for numbers and codes; those of amounts, quantities and days read any digits anyway. */
const figures =
  /phone|tracking|receiptNo|reference|purchaseOrder|\w(?:No|Code|Number)\b|\bcode\b|sku|gtin/i

const attribute = (source: Source, { name, value }: { name: unknown; value: unknown }) => ({
  name: (name as { name: string }).name,
  text: value
    ? source.text.slice((value as { start: number }).start, (value as { end: number }).end)
    : '',
})

/** Text fields of a file whose label names a number or a code, and whether they convert digits to Latin ones. */
function fieldsOf(source: Source): { field: string; isCode: boolean }[] {
  const fields: { field: string; isCode: boolean }[] = []
  new Visitor({
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type !== 'JSXIdentifier' || name.name !== 'TextField') return
      const given = attributes.flatMap((one) =>
        one.type === 'JSXAttribute' ? attribute(source, one) : [],
      )
      const label = given.find((one) => one.name === 'label')?.text ?? ''
      if (!figures.test(label)) return
      const isCode = given.some(
        ({ name: declared, text }) =>
          declared === 'isCode' ||
          (declared === 'dir' && text === '"ltr"') ||
          (declared === 'type' && text === '"tel"'),
      )
      fields.push({ field: `${source.path.split('/').at(-1)} ${label}`, isCode })
    },
  }).visit(source.program)
  return fields
}

const fields = ['packages', 'apps']
  .flatMap((top) => findSources(root, top))
  .filter((path) => path.endsWith('.tsx') && roleOf(path) === 'production')
  .map((path) => readSource(root, path))
  .flatMap(fieldsOf)

test('fields of numbers and codes are found', () => {
  expect(fields.length).toBeGreaterThanOrEqual(6)
})

test.each(fields)('$field converts Arabic digits to Latin ones', ({ isCode }) => {
  expect(isCode).toBe(true)
})
