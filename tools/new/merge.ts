import {
  type Argument,
  type Expression,
  type ImportDeclaration,
  parseSync,
  type Program,
} from 'oxc-parser'

/** A text to insert at an offset. */
interface Insertion {
  at: number
  text: string
}

/**
 * Adds to a TypeScript file what a template has and the file lacks: imports, re-exports, and the entries of lists and objects
 * that both declare under the same name. Entries are inserted in alphabetical order where the existing ones are sorted, else
 * at the end. The result still needs formatting.
 * @throws Error where the file does not declare what the template adds to, or has an entry of the same name
 */
export function mergeSource(path: string, text: string, template: string): string {
  const file = parseSync(path, text).program
  const extra = parseSync(path, template).program
  const insertions: Insertion[] = []

  for (const statement of extra.body) {
    if (statement.type === 'ImportDeclaration') insertImport(statement)
    else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const written = template.slice(statement.start, statement.end)
      if (!text.includes(written))
        insertions.push({ at: file.body.at(-1)?.end ?? 0, text: `\n${written}` })
    }
  }
  for (const [name, added] of declaredIn(extra)) mergeValue(name, declaredIn(file).get(name), added)

  let merged = ''
  let from = 0
  for (const { at, text: inserted } of insertions.toSorted((one, other) => one.at - other.at)) {
    merged += text.slice(from, at) + inserted
    from = at
  }
  return merged + text.slice(from)

  function insertImport(added: ImportDeclaration) {
    const imports = file.body.filter((statement) => statement.type === 'ImportDeclaration')
    const same = imports.find(({ source }) => source.value === added.source.value)
    if (!same) {
      const written = template.slice(added.start, added.end)
      const next = imports.find((existing) => importOrder(existing) > importOrder(added))
      const last = imports.at(-1)
      if (next) insertions.push({ at: next.start, text: `${written}\n` })
      else insertions.push({ at: last?.end ?? 0, text: `\n${written}` })
      return
    }
    const names = new Set(same.specifiers.map(({ local }) => local.name))
    for (const { local, start, end } of added.specifiers)
      if (!names.has(local.name))
        insertions.push({
          at: same.specifiers.at(-1)?.end ?? same.end,
          text: `, ${template.slice(start, end)}`,
        })
  }

  function mergeValue(place: string, into: Expression | undefined, from: Expression): void {
    if (into?.type === 'ObjectExpression' && from.type === 'ObjectExpression') {
      const existing = entriesOf(text, into)
      for (const entry of entriesOf(template, from)) {
        const found = existing.find(({ key }) => key === entry.key)
        if (!found) insertions.push(insertionInto(into.start, existing, entry))
        else if (entry.value && isMergeable(entry.value))
          mergeValue(`${place}.${entry.key}`, found.value, entry.value)
        else throw new Error(`${path} has ${place}.${entry.key} already.`)
      }
    } else if (into?.type === 'ArrayExpression' && from.type === 'ArrayExpression') {
      const existing = elementsOf(text, into)
      for (const element of elementsOf(template, from))
        if (!existing.some(({ key }) => key === element.key))
          insertions.push(insertionInto(into.start, existing, element))
    } else if (into?.type === 'CallExpression' && from.type === 'CallExpression') {
      for (const [index, argument] of from.arguments.entries())
        mergeValue(place, asExpression(into.arguments[index]), argument as Expression)
    } else throw new Error(`${path} has no ${place} that could be added to.`)
  }
}

/** Declarations of a program by name: the value of a constant, or a function's return value. */
export function declaredIn({ body }: Program): Map<string, Expression> {
  const declared = new Map<string, Expression>()
  for (const statement of body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init) declared.set(id.name, unwrap(init))
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) {
      const returned = declaration.body?.body.find(({ type }) => type === 'ReturnStatement')
      if (returned?.type === 'ReturnStatement' && returned.argument)
        declared.set(declaration.id.name, unwrap(returned.argument))
    }
  }
  return declared
}

/** The value inside `as const` and `satisfies …`. */
function unwrap(expression: Expression): Expression {
  return expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression'
    ? unwrap(expression.expression)
    : expression
}

function asExpression(argument: Argument | undefined): Expression | undefined {
  return argument?.type === 'SpreadElement' ? undefined : argument
}

function isMergeable({ type }: Expression): boolean {
  return type === 'ObjectExpression' || type === 'ArrayExpression' || type === 'CallExpression'
}

/** An entry of an object or a list. */
interface Entry {
  /** Identity and sort key: an object's key, or a list element's source text. */
  key: string
  value?: Expression
  /** The entry with the comments before it. */
  written: string
  end: number
  /** Records in a list have no alphabetical order. */
  isSortable: boolean
}

function entriesOf(text: string, { start, properties }: Expression & { type: 'ObjectExpression' }) {
  let from = start + 1
  return properties.map((property): Entry => {
    const written = text.slice(from, property.end).replace(/^\s*,/, '')
    from = property.end
    const isNamed = property.type === 'Property'
    return {
      key: isNamed
        ? text.slice(property.key.start, property.key.end).replaceAll(/['"]/g, '')
        : text.slice(property.start, property.end),
      value: isNamed ? unwrap(property.value) : undefined,
      written,
      end: property.end,
      isSortable: isNamed,
    }
  })
}

function elementsOf(text: string, { elements }: Expression & { type: 'ArrayExpression' }) {
  return elements
    .filter((element) => element !== null)
    .map((element): Entry => {
      const written = text.slice(element.start, element.end)
      return {
        key: written,
        written,
        end: element.end,
        isSortable: element.type !== 'ObjectExpression',
      }
    })
}

/** @param start offset of the object's or list's opening bracket */
function insertionInto(start: number, existing: Entry[], entry: Entry): Insertion {
  const before = isSorted(existing)
    ? existing.findLast(({ key }) => key < entry.key)
    : existing.at(-1)
  return before
    ? { at: before.end, text: `,${entry.written}` }
    : { at: start + 1, text: `${entry.written},` }
}

function isSorted(entries: Entry[]): boolean {
  const keys = entries.map(({ key }) => key)
  return entries.every(({ isSortable }) => isSortable) && keys.join() === keys.toSorted().join()
}

/** Packages before files, each in alphabetical order. */
function importOrder({ source }: ImportDeclaration): string {
  return (source.value.startsWith('.') ? '1' : '0') + source.value
}

/** Adds missing entries of a template to a package.json, in alphabetical order. */
export function mergeManifest(text: string, template: string): string {
  const manifest = JSON.parse(text) as Record<string, unknown>
  for (const [field, added] of Object.entries(JSON.parse(template) as Record<string, object>)) {
    const merged = Object.entries({ ...added, ...(manifest[field] as object | undefined) })
    manifest[field] = Object.fromEntries(
      merged.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
