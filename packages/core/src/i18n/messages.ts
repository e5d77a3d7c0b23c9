import type { LanguageId } from './languages'

/**
 * All messages of the product by namespace. Each `messages/en.ts` adds its own with
 * `declare module '@console/core/i18n' { interface MessageCatalogue { orders: typeof en } }`,
 * so that an unknown key does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- packages merge into it
export interface MessageCatalogue {}

/** Namespace of a package's messages. */
export type Namespace = keyof MessageCatalogue

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Stem<Key> = Key extends `${infer Base}_${PluralSuffix}` ? Base : never

/** Required shape of a translation: every key of the English messages, and for counted ones any plural form of its language. */
export type Translation<English> = { [Key in keyof English]: string } & {
  [Key in `${Stem<keyof English>}_${PluralSuffix}`]?: string
}

/** A key of a package's messages; of a counted one also without its plural form, as passed to `t` with a count. */
export type MessageKey<Name extends Namespace> =
  | (keyof MessageCatalogue[Name] & string)
  | Stem<keyof MessageCatalogue[Name]>

/** Full key of any package's message, with its namespace: `order:action.dispatch`. */
export type FullKey = { [Name in Namespace]: `${Name}:${MessageKey<Name>}` }[Namespace]

/**
 * Translates a message of any package by its full key, or the first existing one of several. Components pass it to other
 * functions.
 */
export type Translate = (
  key: FullKey | readonly FullKey[],
  values?: Readonly<Record<string, string | number>>,
) => string

/** Messages of one package or one kind: their namespace, the loader of each language, and the messages they are used with. */
export interface MessageBundle<Name extends Namespace = Namespace> {
  namespace: Name
  /** One chunk per language. */
  load: Readonly<Record<LanguageId, () => Promise<Readonly<Record<string, string>>>>>
  /** Dependencies: loaded with it. */
  uses: readonly MessageBundle[]
}

/**
 * Declares the messages of a package or a kind, beside them. Users reference the result; there is no central list.
 * @param uses messages of its dependencies
 * @example export const orderWords = defineMessages('order', { en: () => import('./en').then((m) => m.en), … })
 */
export function defineMessages<Name extends Namespace>(
  namespace: Name,
  load: {
    en: () => Promise<MessageCatalogue[Name]>
    tr: () => Promise<Translation<MessageCatalogue[Name]>>
    ar: () => Promise<Translation<MessageCatalogue[Name]>>
  },
  uses: readonly MessageBundle[] = [],
): MessageBundle<Name> {
  return { namespace, load: load as unknown as MessageBundle['load'], uses }
}

/** Some messages and their dependencies, each once. */
export function withUsed(bundles: readonly MessageBundle[]): readonly MessageBundle[] {
  const found = new Set(bundles)
  for (const { uses } of found) for (const used of uses) found.add(used)
  return [...found]
}
