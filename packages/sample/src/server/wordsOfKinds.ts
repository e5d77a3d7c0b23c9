import type { LanguageId, Vocabulary } from '@console/core/i18n'

/** What a text names, as `{{actor}}`. */
type Values = Readonly<Record<string, string>>

/** Says a word of a kind in the language of a call. @throws Error for a word that there is not */
export type SayWord = (vocabulary: Vocabulary, key: string, values?: Values) => string

/** What says the words of kinds in the language of each call. Those of a language are read once. */
export function createSpeaker(vocabularies: readonly Vocabulary[]) {
  const known = new Map<LanguageId, SayWord>()
  return async (language: LanguageId): Promise<SayWord> => {
    let say = known.get(language)
    if (!say) known.set(language, (say = await readWords(vocabularies, language)))
    return say
  }
}

/** Reads the words of kinds in a language, the same as the console says them in. */
export async function readWords(
  vocabularies: readonly Vocabulary[],
  language: LanguageId,
): Promise<SayWord> {
  const read = await Promise.all(
    vocabularies.map(async ({ namespace, load }) => [namespace, await load[language]()] as const),
  )
  const words = new Map(read)
  return ({ namespace }, key, values = {}) => {
    const text = words.get(namespace)?.[key]
    if (text === undefined) throw new Error(`There is no word ${namespace}:${key} in ${language}`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
}
