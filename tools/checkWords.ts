/**
 * Guards the words: every package with `src/words` says the same in English, Turkish and Arabic, in every plural form those
 * languages need, nothing it does not show, by the names that the glossary has for things; no screen shows words that stand
 * outside of them, nor marks that each language has of its own.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBareText } from './checks/bareText.ts'
import { languages, readCatalogue } from './checks/catalogue.ts'
import { checkCatalogue, compareCatalogues } from './checks/compareCatalogues.ts'
import { findForeignMarks, findOwnMarks } from './checks/ownMarks.ts'
import { type Problem, report } from './checks/problem.ts'
import { readSource } from './checks/source.ts'
import { findRejectedTerms, readTerms } from './checks/terms.ts'
import { findUnusedWords, namespaceOf, stringsOf } from './checks/unusedWords.ts'
import { findPackages, findSources, packageOf, roleOf } from './checks/workspace.ts'

/** A words file, which holds its keys without using them. */
const isWords = (path: string) => /\/src\/words\/(en|tr|ar)\.ts$/.test(path)

/** Checks the words and the screens of the workspace at `root`. */
export function checkWords(root: string): Problem[] {
  const packages = findPackages(root)
  const terms = readTerms(root)
  const problems: Problem[] = []
  const sources = ['packages', 'apps']
    .flatMap((top) => findSources(root, top))
    .filter((path) => roleOf(path) === 'production' && !isWords(path))
    .map((path) => readSource(root, path))
  const strings = sources.map(stringsOf)

  for (const { folder } of packages.filter((owner) =>
    existsSync(join(root, owner.folder, 'src/words')),
  )) {
    const [english, ...translations] = languages.flatMap((language) => {
      const file = `${folder}/src/words/${language}.ts`
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
    const own = sources.filter(({ path }) => packageOf(packages, path)?.folder === folder)
    problems.push(...findUnusedWords(english, family(folder), namespaceOf(own), strings))
  }

  return [...problems, ...sources.flatMap(findBareText), ...sources.flatMap(findOwnMarks)]
}

/** The folder whose sources read a package's words: templates share one namespace. */
function family(folder: string): string {
  return folder.startsWith('packages/templates/') ? 'packages/templates' : folder
}

if (import.meta.main)
  report(checkWords(join(import.meta.dirname, '..')), 'Every word is said in every language.')
