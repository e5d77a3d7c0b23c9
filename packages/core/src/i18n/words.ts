import type { LanguageId } from './languages'

/**
 * All words of the product by namespace. A package adds its own with
 * `declare module '@console/core/i18n' { interface MessageCatalogue { orders: typeof en } }`,
 * so that an unknown key does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- packages merge into it
export interface MessageCatalogue {}

/** The name of a package's words. */
export type Namespace = keyof MessageCatalogue

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Stem<Key> = Key extends `${infer Base}_${PluralSuffix}` ? Base : never

/** The shape a translation must have: every key of the English words, and for counted words any plural form its language has. */
export type Translation<English> = { [Key in keyof English]: string } & {
  [Key in `${Stem<keyof English>}_${PluralSuffix}`]?: string
}

/** A key of a package's words; of a counted one also without its plural form, as it is given to `t` with a count. */
export type WordKey<Name extends Namespace> =
  | (keyof MessageCatalogue[Name] & string)
  | Stem<keyof MessageCatalogue[Name]>

/** A word of any package, by the name of its words and its key: `order:action.dispatch`. */
export type FullKey = { [Name in Namespace]: `${Name}:${WordKey<Name>}` }[Namespace]

/** Says a word of any package by its full key, or the first that there is of several. What is no component is given it by one. */
export type Say = (
  key: FullKey | readonly FullKey[],
  values?: Readonly<Record<string, string | number>>,
) => string

/** The words of one package or one kind: their name, how each language is fetched, and the words that they are shown beside. */
export interface Vocabulary<Name extends Namespace = Namespace> {
  namespace: Name
  /** One chunk per language. */
  load: Readonly<Record<LanguageId, () => Promise<Readonly<Record<string, string>>>>>
  /** Of what it is built with: loaded with it. */
  uses: readonly Vocabulary[]
}

/**
 * Declares the words of a package or a kind, where they stand. Whoever is drawn with them names what this returns; nothing lists
 * them all.
 * @param uses the words of what it is built with
 * @example export const orderWords = defineWords('order', { en: () => import('./en').then((m) => m.en), … })
 */
export function defineWords<Name extends Namespace>(
  namespace: Name,
  load: {
    en: () => Promise<MessageCatalogue[Name]>
    tr: () => Promise<Translation<MessageCatalogue[Name]>>
    ar: () => Promise<Translation<MessageCatalogue[Name]>>
  },
  uses: readonly Vocabulary[] = [],
): Vocabulary<Name> {
  return { namespace, load: load as unknown as Vocabulary['load'], uses }
}

/** Some words and those that they are shown beside, each once. */
export function withUsed(vocabularies: readonly Vocabulary[]): readonly Vocabulary[] {
  const found = new Set(vocabularies)
  for (const { uses } of found) for (const used of uses) found.add(used)
  return [...found]
}
