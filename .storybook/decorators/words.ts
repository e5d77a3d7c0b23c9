import { createWords, isLanguageId, type LanguageId, type WordsLoader } from '@console/core/i18n'

const files = import.meta.glob<Record<string, Record<string, string>>>([
  '../../packages/team-chat/src/words/{en,tr,ar}.ts',
  '../../packages/{templates,shell,features,features/samples}/*/src/words/{en,tr,ar}.ts',
])

/** By namespace and language: the files that hold its words. Those of the templates are one namespace in several packages. */
const filesOf = new Map<string, Record<LanguageId, (typeof files)[string][]>>()
for (const [path, load] of Object.entries(files)) {
  const [, family, folder = '', language] =
    /packages\/(?:(\w+)\/)?(?:.+\/)?([^/]+)\/src\/words\/(\w+)\.ts$/.exec(path) ?? []
  if (!isLanguageId(language)) continue
  const namespace = family === 'templates' ? family : folder
  const parts = filesOf.get(namespace) ?? { en: [], tr: [], ar: [] }
  parts[language].push(load)
  filesOf.set(namespace, parts)
}

const loaders: Record<string, WordsLoader> = Object.fromEntries(
  [...filesOf].map(([namespace, parts]) => {
    const loader = (language: LanguageId) => async () => {
      const modules = await Promise.all(parts[language].map((load) => load()))
      return Object.assign({}, ...modules.map((module) => module[language])) as Record<
        string,
        string
      >
    }
    return [namespace, { en: loader('en'), tr: loader('tr'), ar: loader('ar') }]
  }),
)

/** The words of every package, one namespace each, fetched when a story of the package is shown. */
export const words = createWords(loaders, 'en')

/** English with accents and half as long again: shows what is not in the catalogues, and what breaks when words are longer. */
export const pseudoLanguage = 'pseudo'

/** The language whose words, direction and formats stand for a value of the toolbar. */
export function languageOf(value: unknown): LanguageId {
  return isLanguageId(value) ? value : 'en'
}

/**
 * Fetches the words of the package that a story belongs to, by its title (`features/orders/OrdersScreen`), in the toolbar's
 * language.
 * @param further names of packages whose words it needs besides
 */
export async function loadWords(
  title: string,
  value: unknown,
  ...further: string[]
): Promise<void> {
  const language = languageOf(value)
  if (words.language() !== language) await words.changeLanguage(language)
  const namespaces = [...title.split('/'), ...further].filter((segment) => segment in loaders)
  await Promise.all(namespaces.map((namespace) => words.load(namespace)))
  if (language !== 'en') return
  for (const namespace of namespaces) {
    const english = (await loaders[namespace]?.en()) ?? {}
    const shown = value === pseudoLanguage ? Object.entries(english).map(pseudo) : english
    words.i18n.addResourceBundle(
      'en',
      namespace,
      Array.isArray(shown) ? Object.fromEntries(shown) : shown,
      true,
      true,
    )
  }
}

const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'ë',
  g: 'ğ',
  i: 'ï',
  n: 'ñ',
  o: 'ô',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
}

/** `{{placeholders}}` stay as they are. */
function pseudo([key, text]: [string, string]): [string, string] {
  const accented = text.replaceAll(/\{\{[^}]*\}\}|[a-z]/gi, (part) => accents[part] ?? part)
  return [key, `${accented}${' ~'.repeat(Math.ceil(text.length / 4))}`]
}
