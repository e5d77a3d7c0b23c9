/**
 * Guards that every citation can be looked up: sections of the specification in docs/specification.md, decisions in
 * docs/decisions, files that documents link to, and no document outside this repository.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Problem, report } from './checks/problem.ts'

/** Files with citations; the lockfile and generated files have none. */
const places = ['{packages,apps,.storybook,tools,docs}/**/*.{ts,tsx,md}', '*.{md,jsonc}']

/** "Specification 7", "specification 2, 4 and 5", also where a comment continues on its next line. */
const ofSpecification =
  /\bspecification(?:\s+(?:(?:\*|\/\/)\s+)?|, )(\d+(?:\.\d+)*(?:(?:, | and | or | to )\d+(?:\.\d+)*)*)/giu

const ofDecisions = /\bdecisions?\s+(?:(?:\*|\/\/)\s+)?(\d{4})\b/giu

/** `[text](path#place)`, except for web addresses and anchors in the document itself. */
const links = /\]\((?![a-z]+:|#)([^)\s#]+)[^)]*\)/gu

/** Names of documents that predate this repository, and of their parts. */
const elsewhere = [
  /\bdomain\s+(?:(?:\*|\/\/)\s+)?design\b/giu,
  /(?<!\bdomain )\b(?:design|architecture|look)\s+\d+(?:\.\d+)*/giu,
  /\bD-\d+\b/gu,
  /(?<=^[^'"`\n]*(?:\/\/|\*)[^\n]*)\bT[1-8]\b/gmu,
]

/** Checks every citation below `root`. */
export function checkCitations(root: string): Problem[] {
  const sections = sectionsOf(join(root, 'docs/specification.md'))
  const decisions = globSync('*.md', { cwd: join(root, 'docs/decisions') }).map((name) =>
    name.slice(0, 4),
  )
  const files = globSync(places, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/storybook-static'],
  }).map((path) => path.replaceAll('\\', '/'))

  return files.toSorted().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [
      ...find(text, ofSpecification, (_, numbers) =>
        numbers
          .split(/, | and | or | to /)
          .filter((number) => !sections.has(number))
          .map((number) => `cites section ${number} of docs/specification.md, which has none.`),
      ),
      ...find(text, ofDecisions, (_, number) =>
        decisions.includes(number)
          ? []
          : [`cites decision ${number}, which docs/decisions does not have.`],
      ),
      ...(file.endsWith('.md')
        ? find(text, links, (_, path) =>
            existsSync(join(root, dirname(file), path))
              ? []
              : [`links to ${path}, which is not there.`],
          )
        : []),
      ...elsewhere.flatMap((name) =>
        find(text, name, (cited) => [
          `cites "${cited.replaceAll(/\s+(?:\*\s+)?/g, ' ')}", which this repository does not hold. Say the rule itself, or where in docs/ it stands.`,
        ]),
      ),
    ].map((problem) => ({ file, ...problem }))
  })
}

/** Numbers of a document's headings. */
function sectionsOf(path: string): Set<string> {
  if (!existsSync(path)) return new Set()
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (\d+(?:\.\d+)*)/gmu)
  return new Set([...headings].map(([, number]) => number ?? ''))
}

/** Problem of each citation, with the line where it begins. */
function find(
  text: string,
  citation: RegExp,
  wrongWith: (cited: string, part: string) => string[],
): Omit<Problem, 'file'>[] {
  return [...text.matchAll(citation)].flatMap((match) =>
    wrongWith(match[0], match[1] ?? '').map((message) => ({
      line: text.slice(0, match.index).split('\n').length,
      message,
    })),
  )
}

if (import.meta.main)
  report(
    checkCitations(join(import.meta.dirname, '..')),
    'Everything that is cited can be looked up.',
  )
