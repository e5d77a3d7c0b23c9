import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { Visitor } from 'oxc-parser'
import type { Source } from './source.ts'

/** One import, re-export, `import()` or `import('…')` type of a file. */
export interface Import {
  specifier: string
  line: number
  /** Time when the imported code runs: with the importer, later (`import()`), or never (a type). */
  when: 'atOnce' | 'later' | 'never'
  /** Names that an `import` takes; empty for every other form. */
  names: string[]
}

/** Everything a file imports by a literal name, types included. */
export function importsOf({ program, lineOf }: Source): Import[] {
  const found: Import[] = []
  const add = (
    source: { value: string; start: number },
    when: Import['when'],
    names: string[] = [],
  ) => found.push({ specifier: source.value, line: lineOf(source.start), when, names })

  new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers }) =>
      add(
        source,
        importKind === 'type' ? 'never' : 'atOnce',
        specifiers.flatMap((each) =>
          each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
            ? [each.imported.name]
            : [],
        ),
      ),
    ExportAllDeclaration: ({ source, exportKind }) =>
      add(source, exportKind === 'type' ? 'never' : 'atOnce'),
    ExportNamedDeclaration: ({ source, exportKind }) => {
      if (source) add(source, exportKind === 'type' ? 'never' : 'atOnce')
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string')
        add({ value: source.value, start: source.start }, 'later')
    },
    TSImportType: ({ source }) => add(source, 'never'),
  }).visit(program)
  return found
}

/** The file that a relative import names; undefined for packages and for files that aren't TypeScript. */
export function resolveRelative(root: string, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = posix.join(dirname(from), specifier)
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(join(root, candidate)),
  )
}
