import type { LanguageId, MessageBundle } from '@console/core/i18n'

/** Values of a text, such as `{{actor}}`. */
type Values = Readonly<Record<string, string>>

/** Translates a message of a workflow into the language of a call. @throws Error for an unknown key */
export type TranslateMessage = (bundle: MessageBundle, key: string, values?: Values) => string

/** Creates the translator of the workflows' messages for each language, which are read once. */
export function createTranslators(bundles: readonly MessageBundle[]) {
  const known = new Map<LanguageId, TranslateMessage>()
  return async (language: LanguageId): Promise<TranslateMessage> => {
    let translate = known.get(language)
    if (!translate) known.set(language, (translate = await readMessages(bundles, language)))
    return translate
  }
}

/** Reads the messages of workflows in a language, the same as the console's. */
export async function readMessages(
  bundles: readonly MessageBundle[],
  language: LanguageId,
): Promise<TranslateMessage> {
  const read = await Promise.all(
    bundles.map(async ({ namespace, load }) => [namespace, await load[language]()] as const),
  )
  const messages = new Map(read)
  return ({ namespace }, key, values = {}) => {
    const text = messages.get(namespace)?.[key]
    if (text === undefined)
      throw new Error(`There is no message ${namespace}:${key} in ${language}`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
}
