import { createWords, isLanguageId, type LanguageId, type WordsLoader } from '@console/core/i18n'

const files = import.meta.glob<Record<string, Record<string, string>>>([
  '../../packages/{team-chat,templates}/src/words/{en,tr,ar}.ts',
  '../../packages/{shell,features,features/samples}/*/src/words/{en,tr,ar}.ts',
])

const loaders: Record<string, WordsLoader> = {}
for (const [path, load] of Object.entries(files)) {
  const [, namespace = '', language] = /([^/]+)\/src\/words\/(\w+)\.ts$/.exec(path) ?? []
  if (!isLanguageId(language)) continue
  loaders[namespace] ??= {} as WordsLoader
  loaders[namespace][language] = () => load().then((module) => module[language] ?? {})
}

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
