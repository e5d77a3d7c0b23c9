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

/** How a package's words are fetched, one chunk per language. */
export type WordsLoader = Record<LanguageId, () => Promise<Record<string, string>>>
