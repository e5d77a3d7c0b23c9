import { Visitor } from 'oxc-parser'
import type { Catalogue } from './catalogue.ts'
import { stemOf } from './plurals.ts'
import type { Problem } from './problem.ts'
import type { Source } from './source.ts'

/** Strings of a file: whole ones, and patterns of templates with expressions in between. */
interface Strings {
  path: string
  whole: Set<string>
  patterns: RegExp[]
  /** Of templates that begin with any namespace, as the messages of workflows are read: `${namespace}:action.${action}`. */
  ofAnyNamespace: RegExp[]
}

/**
 * All string literals of a file (JSX attributes too), its template literals, `` `reason.${code}` `` as `reason.…`, and `messages:
 * 'reason'`, which is equivalent.
 */
export function stringsOf({ path, program }: Source): Strings {
  const whole = new Set<string>()
  const patterns: RegExp[] = []
  const ofAnyNamespace: RegExp[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') whole.add(value)
    },
    // Message prefixes of list fields' values (`listParts`).
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || key.name !== 'messages') return
      if (value.type === 'Literal' && typeof value.value === 'string')
        patterns.push(patternOf([`${value.value}.`, '']))
    },
    TemplateLiteral: ({ quasis }) => {
      const [first = '', ...rest] = quasis.map(({ value }) => value.cooked ?? value.raw)
      if (rest.length === 0) whole.add(first)
      // A key is recognized only by its prefix: `${anything}.title` would match every title.
      else if (/^[\w:-]+\./.test(first)) patterns.push(patternOf([first, ...rest]))
      else if (first === '' && /^:[\w.]+\./.test(rest[0] ?? ''))
        ofAnyNamespace.push(patternOf(['', ...rest]))
    },
  }).visit(program)
  return { path, whole, patterns, ofAnyNamespace }
}

function patternOf(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map(escapePattern).join('.+')}$`)
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/**
 * Finds unused English keys. A key counts as used where production code contains, in quotes, the key itself, its stem without the
 * plural form, either of them after `namespace:`, or a template that begins with the key's prefix and matches it (``
 * t(`reason.${code}`) ``, `messages: 'reason'`). Files of other packages count only where they name the namespace, import the package of
 * that name, or read from any.
 */
export function findUnusedMessages(
  { file, entries }: Catalogue,
  folder: string,
  namespace: string | undefined,
  files: Strings[],
): Problem[] {
  const relevant = files.filter(
    ({ path, whole, patterns }) =>
      path.startsWith(`${folder}/`) ||
      (namespace !== undefined &&
        (whole.has(namespace) ||
          whole.has(`@console/${namespace}`) ||
          [...whole].some((text) => text.startsWith(`${namespace}:`)) ||
          patterns.some(({ source }) => source.startsWith(`^${namespace}:`)))),
  )
  const isUsed = (name: string) =>
    relevant.some(
      ({ whole, patterns }) => whole.has(name) || patterns.some((pattern) => pattern.test(name)),
    ) || files.some(({ ofAnyNamespace }) => ofAnyNamespace.some((pattern) => pattern.test(name)))
  return entries
    .filter(({ key }) => {
      const names = [key, stemOf(key) ?? key]
      return ![...names, ...names.map((name) => `${namespace}:${name}`)].some(isUsed)
    })
    .map(({ key, line }) => ({
      file,
      line,
      message: `'${key}' is shown nowhere. Delete it in every language, or name it in full where it is used.`,
    }))
}

/** Namespace of an English message file, which it declares in `MessageCatalogue`; undefined where it has none. */
export function namespaceOf({ text }: Source): string | undefined {
  return /interface MessageCatalogue\s*\{\s*['"]?([\w-]+)/.exec(text)?.[1]
}
