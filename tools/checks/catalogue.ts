import type { Expression } from 'oxc-parser'
import { type LanguageId, languages as all } from '../../packages/core/src/i18n/languages.ts'
import type { Problem } from './problem.ts'
import type { Source } from './source.ts'

/** Languages of the console, English first because the others are compared with it. */
export const languages = all.map(({ id }) => id)

/** A language's id. */
export type Language = LanguageId

/** One key of a message file. */
export interface Entry {
  key: string
  text: string
  line: number
  /** The doc comment above the key, without its stars; empty where there is none. */
  comment: string
}

/** Content of a message file. */
export interface Catalogue {
  file: string
  language: Language
  entries: Entry[]
}

/**
 * Reads `export const en = { 'place.thing.role': 'Text' }`. A key whose text is no plain string is left out and reported, as
 * is a file without such an object.
 */
export function readCatalogue(source: Source, language: Language, problems: Problem[]): Catalogue {
  const file = source.path
  const catalogue: Catalogue = { file, language, entries: [] }
  const object = findObject(source, language)
  if (!object) {
    problems.push({ file, message: `holds no words. Write export const ${language} = { … }.` })
    return catalogue
  }
  let end = object.start
  for (const property of object.properties) {
    const line = source.lineOf(property.start)
    const key = property.type === 'Property' ? nameOf(property.key as Expression) : undefined
    const text = property.type === 'Property' ? plainText(property.value) : undefined
    if (key === undefined || text === undefined)
      problems.push({ file, line, message: 'is no plain string under a quoted key. Write it out.' })
    else
      catalogue.entries.push({ key, text, line, comment: commentIn(source, end, property.start) })
    end = property.end
  }
  return catalogue
}

function findObject({ program }: Source, name: string) {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    if (statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declaration.declarations) {
      const value = init?.type === 'TSAsExpression' ? init.expression : init
      if (id.type === 'Identifier' && id.name === name && value?.type === 'ObjectExpression')
        return value
    }
  }
  return undefined
}

function nameOf(key: Expression): string | undefined {
  return key.type === 'Identifier' ? key.name : plainText(key)
}

function plainText(value: Expression): string | undefined {
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0)
    return value.quasis[0]?.value.cooked ?? undefined
  return undefined
}

function commentIn({ comments }: Source, start: number, end: number): string {
  const doc = comments.findLast(
    (comment) =>
      comment.start >= start &&
      comment.end <= end &&
      comment.type === 'Block' &&
      comment.value.startsWith('*'),
  )
  return doc?.value.replaceAll(/^\s*\*+/gm, '').trim() ?? ''
}
