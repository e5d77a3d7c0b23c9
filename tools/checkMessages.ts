/**
 * Guards the messages: every folder `messages`, of a package or of a record type, has the same keys in English, Turkish and Arabic, in every plural
 * form that those languages need, without unused keys, with the terms of the glossary; no screen has hard-coded texts, or marks that differ
 * between languages.
 */
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { findBareText } from './checks/bareText.ts'
import { languages, readCatalogue } from './checks/catalogue.ts'
import { checkCatalogue, compareCatalogues } from './checks/compareCatalogues.ts'
import { findForeignMarks, findOwnMarks } from './checks/ownMarks.ts'
import { type Problem, report } from './checks/problem.ts'
import { readSource } from './checks/source.ts'
import { findRejectedTerms, readTerms } from './checks/terms.ts'
import { findUnusedMessages, namespaceOf, stringsOf } from './checks/unusedMessages.ts'
import { findSources, roleOf } from './checks/workspace.ts'

/** A message file, which declares its keys without using them. */
const isMessages = (path: string) => /\/messages\/(en|tr|ar)\.ts$/.test(path)

/** Folders that own messages: a package's `src`, and a record type's folder in the domain. */
function findOwners(root: string): string[] {
  return globSync(['packages/{*,*/*,*/*/*}/src/messages', 'packages/domain/src/*/messages'], {
    cwd: root,
    exclude: ['**/node_modules'],
  }).map((path) => path.replaceAll('\\', '/').replace(/\/messages$/, ''))
}

/** Checks the messages and the screens of the workspace at `root`. */
export function checkMessages(root: string): Problem[] {
  const terms = readTerms(root)
  const problems: Problem[] = []
  const files = ['packages', 'apps']
    .flatMap((top) => findSources(root, top))
    .filter((path) => !isMessages(path))
  const sourcesOf = (role: 'production' | 'mocks') =>
    files.filter((path) => roleOf(path) === role).map((path) => readSource(root, path))
  const sources = sourcesOf('production')
  const strings = sources.map(stringsOf)
  // Only mocks use the sample backend's own messages.
  const stringsOfMocks = sourcesOf('mocks').map(stringsOf)

  for (const folder of findOwners(root).toSorted()) {
    const [english, ...translations] = languages.flatMap((language) => {
      const file = `${folder}/messages/${language}.ts`
      if (existsSync(join(root, file)))
        return readCatalogue(readSource(root, file), language, problems)
      problems.push({ file, message: 'is missing. All words are in all three languages.' })
      return []
    })
    if (english?.language !== 'en') continue
    for (const catalogue of [english, ...translations])
      problems.push(
        ...checkCatalogue(catalogue),
        ...findRejectedTerms(catalogue, english, terms),
        ...findForeignMarks(catalogue),
      )
    for (const translation of translations)
      problems.push(...compareCatalogues(english, translation))
    const namespace = namespaceOf(readSource(root, english.file))
    const users = roleOf(`${folder}/index.ts`) === 'mocks' ? stringsOfMocks : strings
    problems.push(...findUnusedMessages(english, folder, namespace, users))
  }

  return [...problems, ...sources.flatMap(findBareText), ...sources.flatMap(findOwnMarks)]
}

if (import.meta.main)
  report(checkMessages(join(import.meta.dirname, '..')), 'Every word is said in every language.')
