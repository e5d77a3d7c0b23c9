/**
 * Guards the plain English of docs/language.md: no message on a screen, no name, no title of a test, no comment and no document uses a
 * retired word, no doc comment of a message opens with a clause, and few doc comments elsewhere do.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Visitor } from 'oxc-parser'
import { readCatalogue } from './checks/catalogue.ts'
import { type Problem, report } from './checks/problem.ts'
import {
  clauseOpening,
  type Retired,
  retiredInMessages,
  retiredInNames,
  retiredInProse,
  retiredInTitles,
} from './checks/retired.ts'
import { readSource, type Source } from './checks/source.ts'

/** Maximum share of doc comments that may open with a clause. */
const maxShare = 0.03

/** Documents with retired words: the list of them, and the specification, whose texts are its owner's. */
const exempt = ['docs/language.md', 'docs/specification.md']

/** Checks the language of the workspace at `root`. */
export function checkLanguage(root: string, share = maxShare): Problem[] {
  const sources = filesIn(root, '{*.ts,{packages,apps,tools,.storybook}/**/*.{ts,tsx}}').map(
    (path) => readSource(root, path),
  )
  return [
    ...sources.filter(({ path }) => path.endsWith('/messages/en.ts')).flatMap(checkMessages),
    ...sources.flatMap(checkNames),
    ...sources.flatMap(checkComments),
    ...sources.filter(({ path }) => testFile.test(path)).flatMap(checkTitles),
    ...filesIn(root, '{*.md,{packages,apps,tools,docs,.storybook}/**/*.md}')
      .filter((file) => !exempt.includes(file))
      .flatMap((file) => checkProse(file, 1, readFileSync(join(root, file), 'utf8'))),
    ...checkOpenings(sources, share),
  ]
}

function filesIn(root: string, pattern: string): string[] {
  return globSync(pattern, {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|storybook-static)/u.test(path),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

function checkComments({ path, comments, lineOf }: Source): Problem[] {
  return comments.flatMap(({ value, start }) => checkProse(path, lineOf(start), value))
}

/** Files with tests: their titles are checked. */
const testFile = /\.(?:test|journey|stories)\.tsx?$/u

/** Calls whose first argument is a title: `test`, `test.each(…)`, `test.describe`, and the `test` of a story. */
const titledCall = /^(?:test|it|describe)\b|\.test$/u

/** Checks the titles of tests and of their groups. */
function checkTitles({ path, program, text, lineOf }: Source): Problem[] {
  const problems: Problem[] = []
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return
      if (!titledCall.test(text.slice(callee.start, callee.end))) return
      const words = text.slice(title.start + 1, title.end - 1)
      problems.push(...checkProse(path, lineOf(title.start), words, retiredInTitles))
    },
  }).visit(program)
  return problems
}

/** Checks a title, a document or a comment that begins on a line of its file. Citations and code blocks are skipped. */
function checkProse(
  file: string,
  firstLine: number,
  text: string,
  retired: readonly Retired[] = retiredInProse,
): Problem[] {
  const prose = text.replaceAll(/```.*?```|`[^`]*`|"[^"\n]*"|“[^”\n]*”|\]\([^)]*\)/gsu, (cited) =>
    cited.replaceAll(/[^\n]/gu, '.'),
  )
  return retired.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(prose)
    if (!found) return []
    const line = firstLine + prose.slice(0, found.index).split('\n').length - 1
    return [{ file, line, message: `"${found[0]}" is retired. Write ${instead}.` }]
  })
}

/** Checks the file name, and each identifier where it first occurs. */
function checkNames(source: Source): Problem[] {
  const { path: file } = source
  const names = new Map([[basename(file).split('.', 1)[0] ?? '', 0]])
  collectNames(source.program, names)
  return [...names].flatMap(([name, start]) => {
    const parts = name.split(/(?=[A-Z])|[-_$\d]+/u).map((part) => part.toLowerCase())
    return retiredInNames.flatMap(({ pattern, instead }) => {
      const found = parts.find((part) => pattern.test(part))
      if (found === undefined) return []
      return [
        { file, line: source.lineOf(start), message: `${name} has "${found}". Write ${instead}.` },
      ]
    })
  })
}

/** Collects the identifiers of a syntax tree, each with the offset where it first occurs. */
function collectNames(node: unknown, names: Map<string, number>): void {
  if (typeof node !== 'object' || node === null) return
  const { type, name, start } = node as { type?: string; name?: unknown; start?: number }
  if (typeof name === 'string' && type?.endsWith('Identifier') && !names.has(name))
    names.set(name, start ?? 0)
  for (const child of Object.values(node)) collectNames(child, names)
}

function checkMessages(source: Source): Problem[] {
  const { path: file } = source
  // A file that is no catalogue is reported by `checkMessages`.
  const { entries } = readCatalogue(source, 'en', [])
  return entries.flatMap(({ key, text, line, comment }) => [
    ...retiredInMessages.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(text) ?? []
      if (found === undefined) return []
      return [{ file, line, message: `'${key}' has "${found.trim()}". Write ${instead}.` }]
    }),
    ...(clauseOpening.test(comment)
      ? [
          {
            file,
            line,
            message: `The comment of '${key}' opens with a clause. Open with a noun: "Column: invoiced amount."`,
          },
        ]
      : []),
  ])
}

function checkOpenings(sources: readonly Source[], share: number): Problem[] {
  const docs = sources.flatMap(({ comments }) =>
    comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ value }) => value.replaceAll(/^\s*\*+\s?/gmu, '').trim()),
  )
  const clauses = docs.filter((doc) => clauseOpening.test(doc)).length
  if (clauses <= share * docs.length) return []
  return [
    {
      file: 'tools/checkLanguage.ts',
      message: `${clauses} of ${docs.length} doc comments open with What, How, Who, Where, Whether, Which or Why: more than ${formatShare(share)}. Open those you wrote with a noun phrase or a verb.`,
    },
  ]
}

function formatShare(share: number): string {
  return new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

if (import.meta.main)
  report(checkLanguage(join(import.meta.dirname, '..')), 'The language is plain.')
